#ifndef CHALKBOARD_CFRIBIDI_H
#define CHALKBOARD_CFRIBIDI_H

#include <fribidi.h>

// The directions of a paragraph: of its first strong character (or left to right where it has none),
// or as told. The library defines them by macros that Swift cannot read.
static const FriBidiParType chalkboard_direction_natural = FRIBIDI_PAR_ON;
static const FriBidiParType chalkboard_direction_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType chalkboard_direction_right_to_left = FRIBIDI_PAR_RTL;

#endif

/// The classes of all characters, packed: Unicode 16.0.
///
/// Each range of characters is a sign for its class, counted from `!` in the order of ``BreakClass``
/// (East Asian characters have their own signs, after all others), and its length less one in base 32
/// from `0` to `o`, the lowest digit first, 32 being added to all digits but the last.
///
/// The classes are the property Line_Break of the Unicode Character Database, resolved and split by
/// East_Asian_Width and General_Category as ``BreakClass`` says. Marks are never East Asian, and the
/// Korean syllables, which alternate, count as letters. The tables come out of any perl whose
/// `Unicode::UCD` has the version that is wanted (5.42 has Unicode 16), with this program:
///
/// ```perl
/// use Unicode::UCD qw(prop_invmap prop_invlist prop_value_aliases);
/// my @order = qw(AL ZWJ CM SP ZW BK WJ GL CL CP EX SY OP QU QI QF IS NS B2 CB HY DA SH BA SB BB HL
///   IN NU PR PO ID EB EM JL JV JT H2 H3 AK AP AS VI VF DC SA RI);
/// my %number = map { $order[$_] => $_ } 0 .. $#order;
/// my %stands = (AI => 'AL', SG => 'AL', XX => 'AL', CJ => 'NS', CR => 'BK', LF => 'BK', NL => 'BK');
/// sub spread {
///   my ($starts, $values) = prop_invmap(my $name = shift);
///   my @all;
///   for my $i (0 .. $#$starts) {
///     my $short = (prop_value_aliases($name, $values->[$i]))[0];
///     $all[$_] = $short for $starts->[$i] .. ($starts->[$i + 1] // 0x110000) - 1;
///   }
///   \@all;
/// }
/// my ($break, $width, $category) = map { spread($_) } qw(Line_Break East_Asian_Width gc);
/// sub code {
///   my $c = shift;
///   my ($kind, $gc) = ($break->[$c], $category->[$c]);
///   return 0 if $c >= 0xAC00 && $c <= 0xD7A3;
///   $kind = $gc =~ /^M[nc]$/ ? 'CM' : 'SA' if $kind eq 'SA';
///   $kind = { Pi => 'QI', Pf => 'QF' }->{$gc} // 'QU' if $kind eq 'QU';
///   $kind = 'SB' if $c == 9 || $kind eq 'BA' && $gc eq 'Zs';
///   $kind = { 0xAD => 'SH', 0x25CC => 'DC', map { $_ => 'DA' } 0x2010, 0x2012, 0x2013 }->{$c}
///     // $stands{$kind} // $kind;
///   $number{$kind} + ($kind ne 'CM' && $width->[$c] =~ /^[FWH]$/ ? @order : 0);
/// }
/// sub length_of { my $n = shift; $n < 32 ? chr(48 + $n) : chr(80 + $n % 32) . length_of($n >> 5) }
/// print map({ chr(33 + code($_)) } 0 .. 255), "\n";
/// my ($last, $length, @ranges) = (code(256), 0);
/// for (256 .. 0x110000) {
///   my $code = $_ < 0x110000 ? code($_) : -1;
///   if ($code == $last) { $length++; next }
///   push @ranges, chr(33 + $last) . length_of($length - 1);
///   ($last, $length) = ($code, 1);
/// }
/// pop @ranges while $ranges[-1] =~ /^!/;
/// print @ranges, "\n";
/// ```
enum BreakClassData {
  /// The character of Latin-1 with this code.
  static func latin(_ code: UInt8) -> CharacterBreak {
    CharacterBreak(code: latinCodes.utf8Start[Int(code)] &- firstSign)
  }

  /// The ranges of the characters from U+0100 on, in their order, without gaps. What comes after the
  /// last is ``BreakClass/alphabetic``.
  static func forEachRange(_ body: (_ code: UInt8, _ length: UInt32) -> Void) {
    ranges.withUTF8Buffer { bytes in
      var place = 0
      while place < bytes.count {
        let code = bytes[place] &- firstSign
        place += 1
        var length: UInt32 = 1
        var shift: UInt32 = 0
        while place < bytes.count {
          let digit = bytes[place] &- firstDigit
          place += 1
          length &+= UInt32(digit & 31) << shift
          shift += 5
          if digit < 32 { break }
        }
        body(code, length)
      }
    }
  }

  private static let firstSign = UInt8(ascii: "!")
  private static let firstDigit = UInt8(ascii: "0")

  private static let latinCodes: StaticString = ##"""
    #########9&&&&##################$+.!>?!.-*!>151,==========11!!!+\##
    !!!!!!!!!!!!!!!!!!!!!!!!!!!->*!!!!!!!!!!!!!!!!!!!!!!!!!!!!!-8)!#\##
    #####&##########################(-?>>>!!!!!/!7!!?>!!:!!!!!!0!!!-\##
    !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
    """##

  private static let ranges: StaticString = ##"""
    !W>:0!2:0!A:0!O#^2(0#;(6#<!=10!S8#6!n71080!3>0!0#\180#0!0#1!0#1+0#0!7;J!3;3!<=5!2?211!1#:+0#0\##
    +2!Z1#D=9?0=1!2#0!R3+0!0#6=0!0#5!1#1!0#3!1=9!F#0!M#J!j2#:!>=9!P1#8!310+0!2#0>1!E#3!0#8!0#2!0#\##
    4!Z1#2!c1=1!4#8!Y1#G=0#P1!e1#2!0#A!0#6!9#181=9!@#2!g1#0!0#6!1#1!1#2!8#0!9#1!1=9!1?1!4?0!0>0!1\##
    #0!1#2!g1#0!0#4!3#1!1#2!2#0!C=9#1!2#0!:#2!g1#0!0#7!0#2!0#2!C#1!1=9!0>0!7#5!0#2!g1#0!0#6!1#1!1\##
    #2!6#2!9#1!1=9!A#0!j1#4!2#2!0#3!8#0!==9!8>0!5#4!f1#0!0#6!0#2!0#3!6#1!:#1!1=9!6:0!8#2:0!f1#0!0\##
    #6!0#2!0#3!6#1!:#1!1=9!2#0!;#3!f1#1!0#6!0#2!0#3!8#0!9#1!1=9!8?0!6#2!U2#0!3#5!0#0!0#7!5=9!1#1!\##
    <N_1#0N1#6!3>0N6#7!0=981!T1N1!0N0!0N4!0NG!0N0!0N9#0N1#8N0!1N4!0N0!0#6!0=9!1N3!P1:3!0:1(0:180(\##
    0+4(0!0+0!2#1!5=9!980#0!0#0!0#0-0)0-0)0#1!`1#=80#480#1!4#:!0#S1!081!5#0!8:180:0!4(1!T1NZ1#CN0\##
    =981!3N5#3N3#2N0#2N1#6N2#3N<#;N0#0=9#3N1!o2ro2DW2Eg2!l:#2!080!m480!nC90!I-0)0!]282!S1#3!K#281\##
    !J#1!M#1!;Nc1#O8120N080!080>0N0#0!1=9!G+181:0!0+1!0#2(0#0=9!Z3#1!Q1#0!e3#;!3#;!7+1=9NM!1N4!:N\##
    [1!3NI!5=:!2N1!f1#4!3Nd1#9!0#L!1#0=9!5=9!5N=!1#N!`1#4H^1#?K0H7!081J981@083@9#8@882#2!M#<!1=9!\##
    5JU1#;L1!_1#C!284=9!5=9!S181!_2#2!0#D!3#0!5#0!1#2!U6#<(0#]1(0#2!l?:0!196(092%0#0"0#160(06130!\##
    2/000-0/100-0/0!3<280&1#4(0?7!0/000!021!510-0)022!;80?083!08190'0!4#9!<-0)0!=-0)0!@>6?0>0m0>;\##
    ?0>3?0>1?0>0?0>>#P1!A?0!4?0!;>0!j7>1!j6<0!G-0)0-0)0!=o1!<\0X0!m5P3!2o0@1o0!g>M0!_1P1!0@3!?o1!\##
    1@0!0@2A0@1!?P7!0@2!;P;!C@0!Eo0!9P5!2P0!<P0!7P1!@o1@4o1@2!3@0P0@2!0@0o0!2@1!1@0!1@2!7o0!5@0o1\##
    @0o0!0@1A0o0!1o0@6P0!1@1p1A1!IP0!R1P0!0P0!3P2!0P0!2.5!0+1@0!2-0)0-0)0-0)0-0)0-0)0-0)0-0)0!NP2\##
    !GP0!=P0!4-0)0!N-0)0-0)0-0)0-0)0-0)0!b<-0)0-0)0-0)0-0)0-0)0-0)0-0)0-0)0-0)0-0)0-0)0!n1-0)0-0)\##
    0!O-0)0!l8P1!b1P0!3P0!h<#2!6+082!0+080!_380!=#0!o2#O.1/000/000.2/000.0/00087!080-080!1/000!1/\##
    000-0)0-0)0-0)0-0)083+0!081!081!43182!081-087!080!081!2+1-0*0-0*0-0*0-0*080!Q1oI!0oh2!;oe6!Io\##
    ?h0X1o1a0o1\0X0\0X0\0X0\0X0\0X0o1\0X0\0X0\0X0\0X0a0\0X1o9#5o4#0o4a1o1@0!0a0o0a0o0a0o0a0o0a0oH\##
    a0oNa0o0a0o0a0o5a0o5a1!1#1a3o0a1o0a0o0a0o0a0o0a0oHa0oNa0o0a0o0a0o5a0o5a1o3a3o0!4oZ1!0om2!0oe2\##
    !8o0a?oN!0oW1!7o_k6Po1od`Da0ofS1!2of1!f181!\880+080!?=9!T2#3!0#9!O#1!_2#1!084!Y8#0!2#0!3#0!F#\##
    4!3#0!:?0!j1:1+1!7#1!a1#A!781=9!5#A!9:0!1#0=9!K#781!F#<!;rL!2#3H^1#<K0@582@3!080J9!3@1N4#0N9=\##
    9N4!0JX1#=!882#087#1!1J9!1@082NJ#2Na1#0N0#2N1#1N4#1N0#0N0!GN4!:#481!2#1![7#780#1!1=9!em:DF!3E\##
    `1!SX8oo?!L;0#0;9!0;<!0;4!0;0!0;1!0;1!0;9!]?)0-0!k5?0!2#?X2a1Z1\0X0k0!5(0#0(0#0(0#0(1#0(0#0(0\##
    #0(1#0o4\0X0\0X0\0X0\0X0\0X0\0X0\0X0\0X0o1\0X0o6X0o0X0!0a1Z1o0\0X0\0X0\0X0o7!0o0m0n0o0!b4'0!0\##
    Z0o1m0n0o1\0X0o1X0o0X0o:a1o2Z0oJ\0o0X0oL\0o0X0o0\0X1\0X1a0o0a9o\1a1oN!2o5!1o5!1o5!1o2!2n0m0o2\##
    m1!0P6!9#240!R882!i7#0!Q7#0!d4#4!S180!_180!^6=9!\M80!V680!P7#2!0#1!4#3!W1#2!3#0!?87!\4#1!885<\##
    0!Q286!S?#3!7=9!5=9!N#480!k9#180!]2#3!U2#:!`1#3!i3#2I1Hb1#=K081@4!3@CJ9#0H1#1H0!8(0#2!\1#:!1=\##
    083#0!9=0!Q1=9!5#2!S1#=!0=983!0#1![1#0!0:0!9#2!_1#=!381!080#3!0#1=9!0:0!082![2#;81!081!0#0!1#\##
    0!V380!d1#;!4=9!5#3!0H7!1H1!1HE!0H6!0H1!0H4!0#180#6!1#1!1#1K0!1J0!5#0!480J1H1#1!1#6!2#4!:J9!0\##
    J0!1J0!0J1HS1!0@0#8!0#0!1#0!0#3!0#3K0I0#0@2!0@1!7#1!a2#A!383!0=981!1#0!`2#C!;=9!d6#6!1#8:081+\##
    1!28>!3#1!a2#@81!<=9!5:<!m1#<!7=9!5=C!KNJ!1#>!3=9N182N7!T7#>!T5=9!EH6!1H0!1H7!0H1!0HG#5!0#1!1\##
    #2K0I0#0I0#182!8J9!f3#6!1#6!0:0!0#0!K#9!W1#6!0#3:0!083:0!0#0!8#:!]1#?82!0:281!l2:9!U7=9!d1#7!\##
    0#7!084!9=9!E:0+0!O#E!0#=!i3#5!2#0!0#1!0#6!0#0!7=9!_1#4!0#1!0#4!7=9!e9JA80#381!6#1I0#0H<!0HQ1\##
    #6!2#3K081@:J9#0!Q4?3!M80!_S184!R_3-2)2!S1)0!2-0)0-0)0!^7-0)1!b5-0(6-0)0(2-0)0-0)0#0!5#>!g[4-\##
    0)0!_i6JM#AJ9!UY2=9!381!_2=9!U1#480!i1#682!980!:=9!c@81=9!l881!e5#0!0#f1!6#3!\2a3W0!:#1!=ogo5\##
    !7ooGPe>!X1P0o8!Vg8P3!0P6!0P1!0oR9!>a0!La2!1a0!=a3!7o[<!P]2#180#3![R4=9!U@#]1!1#F!m@#4!2#E!1#\##
    6!M#3!c4#2!j5Pf2!8PF!fR1=a1!o?#f1!3#a1!7#0!=#0!183!?#4!0#>!_Z1#6!0#@!1#6!0#1!0#4!S3#0!o4#6!8=\##
    9!S;#0!l1#3=9!4>0![?#3=9!c7#1!0=9!dF#6!\3#6!4=9!3-1![J?0!2?0!^J@3o0@Y6o0@_1!]4P0!1P9!B@g1OIo2\##
    @<o[1@3o8@6o1@=o5@i4oP1@;o8@0oU2@0o6p0o=@7!1@1oDP1o4P0o4p2o1p0o1p0A1@1o4@;o@@2o0@2o2q4on1@0o0\##
    @0p1o1p:oDpBo2p0o3p2o0p2o6p0o0p0o=P0o0P0o0P0o4p0o3P0o0P1oY2@1o0P6o?P=o<P;!;@0o3@0oG@;A1@3p0@D\##
    A0@3p1@<o0@^1!7@G!5@0oY2p2o2p4!U1.222!3oR1p0o?p2o8p0o4@5p0@2o2@1o2@3o3@:o1@6o8@2!c3@;!d2@:o;@\##
    3o0@>!;@3!g1@7!9@5!W1@7!M@1!;@3!1@m1!;p0o1p0o7p7o5p0o8p9o0@0p2o6@0o_1p0ol1p1o0p1o0p0o@p2o0p<o\##
    Q1!c2@Ko<@2o9@4oc1p2o0@6o>@1o:@5p8@6!_7=9!5@mO!1omoo1!1omoo1!RPPD#0!M#o2!o3#_7
    """##
}

# Two targets do all the set-up on a fresh machine with a Swift toolchain:
#   make report   builds the command and writes SampleOutput/ from the sample data
#   make test     builds and passes the tests
# Both install missing system packages first; see .ci/install-packages.

SWIFT ?= swift
# Tests run with the checks for overlapping accesses, which take 3 % of a run.
RELEASE = -c release --static-swift-stdlib --disable-local-rpath \
  -Xswiftc -enforce-exclusivity=unchecked
# Archives of the C libraries, which the program takes in; see .ci/static-libraries.
STATIC = $(CURDIR)/.build/static-libraries
CHALKBOARD ?= $(shell $(SWIFT) build $(RELEASE) --show-bin-path)/chalkboard
OUTPUT ?= SampleOutput
SHEET ?= .build/agreement
DATA = Templates/daily/sample
DAILY = $(CHALKBOARD) report --template daily --sales $(DATA)/sales.csv \
  --forecast $(DATA)/forecast.json --orders $(DATA)/orders.json --date 2026-05-06
# The languages of SampleOutput/languages, and the fonts that they are drawn with.
LANGUAGES = ar de en hi ja th
LANGUAGE_FONTS = fonts-noto-core fonts-noto-cjk
LANGUAGE_DATA = .build/sample-languages
LANGUAGE_FORMATS = svg png

.PHONY: report test agreement lint benchmark build packages sample sample-languages

report: PACKAGES = $(LANGUAGE_FONTS)
report: packages build sample

test: packages
	$(SWIFT) test -Xswiftc -warnings-as-errors

# Our pictures beside what librsvg and Chromium make of our SVG: see $(SHEET)/index.html. It takes
# minutes, and leaves out what the machine does not have.
agreement: packages
	CHALKBOARD_AGREEMENT="$(abspath $(SHEET))" \
	  $(SWIFT) test -Xswiftc -warnings-as-errors --filter AgreementTests

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

benchmark: packages build
	Benchmarks/run "$(CHALKBOARD)"

build:
	flags=$$(.ci/static-libraries "$(STATIC)") && \
	  PKG_CONFIG_PATH="$(STATIC):$(PKG_CONFIG_PATH)" \
	  $(SWIFT) build $(RELEASE) $$flags --product chalkboard

packages:
	@.ci/install-packages $(PACKAGES)

sample: sample-languages
	@mkdir -p $(OUTPUT)
	$(DAILY) -o $(OUTPUT)/daily.svg -o $(OUTPUT)/daily.png
	$(DAILY) --color-scheme dark -o $(OUTPUT)/daily-dark.svg -o $(OUTPUT)/daily-dark.png
	$(DAILY) --width 600 -o $(OUTPUT)/daily-600.svg -o $(OUTPUT)/daily-600.png
	$(DAILY) --paper a4 -o $(OUTPUT)/daily.pdf -o $(OUTPUT)/daily.html -o $(OUTPUT)/daily.eml
	set -e; for template in weekly monthly item city; do \
	  $(CHALKBOARD) report --template $$template --sample -o $(OUTPUT)/$$template.svg \
	    -o $(OUTPUT)/$$template.png -o $(OUTPUT)/$$template.pdf; \
	done
	$(CHALKBOARD) report --template tv --sample -o $(OUTPUT)/tv.svg -o $(OUTPUT)/tv.png
	$(CHALKBOARD) donuts -o $(OUTPUT)/donuts.svg -o $(OUTPUT)/donuts.png
	$(CHALKBOARD) chart bar --data $(DATA)/sales.csv --x item --y quantity --sort descending \
	  --theme foodtruck --title "Donuts sold" --x-title "" --y-title "" --width 960 \
	  -o $(OUTPUT)/top-items.svg -o $(OUTPUT)/top-items.png
	$(CHALKBOARD) chart line --data $(DATA)/sales.csv --x time --time-unit day --y quantity \
	  --series city --theme foodtruck --title "Donuts sold by city" --y-title "" \
	  -o $(OUTPUT)/cities.svg -o $(OUTPUT)/cities.png

sample-languages:
	@.ci/install-packages --check $(LANGUAGE_FONTS) || { \
	  echo "Leaving out $(OUTPUT)/languages: it needs the packages $(LANGUAGE_FONTS)"; exit 0; }; \
	mkdir -p $(OUTPUT)/languages; set -e; \
	for language in $(LANGUAGES); do \
	  data=$(LANGUAGE_DATA)/$$language; \
	  place=$$($(DATA)/languages/translate $$language $$data); \
	  $(CHALKBOARD) report --template daily --sales $$data/sales.csv \
	    --forecast $$data/forecast.json --orders $$data/orders.json --date 2026-05-06 $$place \
	    $(foreach format,$(LANGUAGE_FORMATS),-o $(OUTPUT)/languages/$$language.$(format)); \
	done

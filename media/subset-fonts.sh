#!/usr/bin/env bash
# Makes the fonts in site/fonts from the published ones: only the signs that this site's two languages need, and only
# the weights from 400 to 800. Each language gets one file: the Arabic one holds the Latin letters and figures that
# stand between Arabic words. Needs fonttools with brotli (Debian: fonttools python3-brotli).
# Run it again after adding a language or a sign that shows up in a fallback font.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$work" && for font in @fontsource-variable/alexandria@5.3.0 @fontsource/ibm-plex-mono@5.3.0; do
  tar -xzf "$(npm pack --silent "$font")" && mv package "$(basename "${font%@*}")"
done)

latin="U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2013,U+2014,U+2018-201D,U+2026,U+2212"
accents="U+C0-D6,U+D8-FF"
arabic="U+0600-0605,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670,U+0671,U+067E,U+0686,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200F"
features="kern,liga,tnum,ccmp,mark,mkmk,init,medi,fina,rlig,locl"
cut() { # cut FROM TO SIGNS
  pyftsubset "$work/$1" --output-file="$2" --unicodes="$3" --layout-features="$features" --no-hinting --name-IDs='' "${@:4}"
}

for script in latin arabic; do
  fonttools varLib.instancer "$work/alexandria/files/alexandria-$script-wght-normal.woff2" wght=400:800 -o "$work/$script.ttf"
done
cut latin.ttf site/fonts/alexandria-latin.woff2 "$latin" --flavor=woff2
cut latin.ttf site/fonts/alexandria-accents.woff2 "$accents" --flavor=woff2
cut latin.ttf "$work/latin-cut.ttf" "$latin"
cut arabic.ttf "$work/arabic-cut.ttf" "$arabic"
/usr/bin/env python3 media/merge-scripts.py "$work/both.ttf" "$work/arabic-cut.ttf" "$work/latin-cut.ttf"
cut both.ttf site/fonts/alexandria-arabic.woff2 "$arabic,$latin" --flavor=woff2
pyftsubset "$work/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2" --flavor=woff2 \
  --output-file=site/fonts/plex-mono.woff2 --layout-features='' --no-hinting --name-IDs='' \
  --unicodes="U+20-7E,U+A0,U+D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026,U+2212"

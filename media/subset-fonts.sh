#!/usr/bin/env bash
# Makes the fonts in site/fonts from the published ones: only the signs that this site's two languages need, and only
# the weights from 400 to 800. Halves what a first visit fetches. Needs fonttools with brotli (Debian: fonttools
# python3-brotli). Run it again after adding a language or a sign that shows up in a fallback font.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$work" && for font in @fontsource-variable/alexandria@5.3.0 @fontsource/ibm-plex-mono@5.3.0; do
  tar -xzf "$(npm pack --silent "$font")" && mv package "$(basename "${font%@*}")"
done)

for script in latin arabic; do
  fonttools varLib.instancer "$work/alexandria/files/alexandria-$script-wght-normal.woff2" wght=400:800 -o "$work/$script.ttf"
done
pyftsubset "$work/latin.ttf" --flavor=woff2 --output-file=site/fonts/alexandria-latin.woff2 \
  --unicodes="U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+C0-FF,U+2013,U+2014,U+2018-201D,U+2026,U+2212" \
  --layout-features=kern,liga,tnum,lnum,locl,ccmp,mark,calt
pyftsubset "$work/arabic.ttf" --flavor=woff2 --output-file=site/fonts/alexandria-arabic.woff2 \
  --unicodes="U+0600-0605,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670,U+0671,U+067E,U+0686,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200F" \
  --layout-features='*'
pyftsubset "$work/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2" --flavor=woff2 \
  --output-file=site/fonts/plex-mono.woff2 --layout-features='' \
  --unicodes="U+20-7E,U+A0,U+D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026,U+2212"

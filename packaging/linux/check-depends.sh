#!/bin/sh
# Stops if the bundle loads a library of the system whose package the .deb does not depend on.
#
#   sh packaging/linux/check-depends.sh STAGE NFPM_YAML
#
# Those of GTK and CUPS are left aside: the plugins for file choosers and printers are simply not used where they are
# missing. So is libbz2, which lies in the bundle; dpkg-shlibdeps sees the system's first.
set -eu
stage=$1
description=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/debian"
printf 'Source: oakensearch\n\nPackage: oakensearch\nArchitecture: any\n' > "$work/debian/control"

own=$(find "$stage/usr/lib/oakensearch" -name '*.so*' -exec dirname {} \; | sort -u | sed "s|^|-l$PWD/|")
files=$(find "$PWD/$stage/usr/lib/oakensearch" -type f \( -name '*.so*' -o -name oakensearch \) ! -name 'libqgtk3.so' ! -name 'libcups*')
# shellcheck disable=SC2086 # lists of words
found=$(cd "$work" && dpkg-shlibdeps --ignore-missing-info -O $own $files 2>"$work/log" |
    sed -n 's/^shlibs:Depends=//p' | tr ',' '\n' | sed 's/^ *//; s/ .*//' | sort -u)
[ -n "$found" ] || { cat "$work/log" >&2; exit 1; }

missing=''
for package in $found; do
    [ "$package" != libbz2-1.0 ] || continue
    sed -n 's/^ *- //p' "$description" | sed 's/ .*//' | grep -Fqx "$package" || missing="$missing $package"
done
if [ -n "$missing" ]; then
    echo "The bundle loads libraries of these packages, which nfpm.yaml does not name:$missing" >&2
    exit 1
fi

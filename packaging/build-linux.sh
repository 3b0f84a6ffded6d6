#!/bin/sh
# Builds dist/oakensearch_VERSION_ARCH.deb and dist/oakensearch-VERSION.ARCH.rpm from the bundle in dist/bundle.
#
#   sh packaging/build-linux.sh [PYTHON]      PYTHON has the pinned packages, nfpm and shtab (default: .venv/bin/python)
#
# OAKENSEARCH_SITE, the project's address (https://…/oakensearch), adds links and screenshots to what stores show.
set -eu
cd "$(dirname "$0")/.."
python=${1:-.venv/bin/python}
bin=$(dirname "$python")
nfpm=$bin/nfpm
[ -x "$nfpm" ] || nfpm=nfpm

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1767225600)}
VERSION=$("$python" -c 'import oakensearch_gui; print(oakensearch_gui.__version__)')
ARCH=${ARCH:-amd64}
SITE=${OAKENSEARCH_SITE:-}
STAGE=build/linux/root
MTIME=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
export SOURCE_DATE_EPOCH VERSION ARCH SITE STAGE MTIME

[ -x dist/bundle/oakensearch/oakensearch ] || { echo 'First: sh packaging/build-bundle.sh' >&2; exit 1; }

# ---- the tree as it is installed
umask 022
rm -rf build/linux
share=$STAGE/usr/share
doc=$share/doc/oakensearch
mkdir -p "$STAGE/usr/bin" "$STAGE/usr/lib" "$share/applications" "$share/metainfo" "$share/man/man1" "$doc" \
    "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d" \
    "$share/lintian/overrides"
cp -a dist/bundle/oakensearch "$STAGE/usr/lib/oakensearch"
find "$STAGE" -type d -exec chmod 755 {} +
find "$STAGE/usr/lib/oakensearch" -type f -exec chmod 644 {} +
chmod 755 "$STAGE/usr/lib/oakensearch/oakensearch"
ln -s ../lib/oakensearch/oakensearch "$STAGE/usr/bin/oakensearch"
ln -s ../lib/oakensearch/oakensearch "$STAGE/usr/bin/oakensearch-window"

cp packaging/linux/oakensearch.desktop "$share/applications/"
"$python" packaging/icons.py hicolor "$share/icons"
"$python" packaging/metainfo.py > "$share/metainfo/io.github.oakensearch.OakenSearch.metainfo.xml"

"$python" packaging/manual.py man | gzip -9n > "$share/man/man1/oakensearch.1.gz"
printf '.so man1/oakensearch.1\n' | gzip -9n > "$share/man/man1/oakensearch-window.1.gz"
"$python" packaging/manual.py bash > "$share/bash-completion/completions/oakensearch"
"$python" packaging/manual.py zsh > "$share/zsh/vendor-completions/_oakensearch"
"$python" packaging/manual.py fish > "$share/fish/vendor_completions.d/oakensearch.fish"

"$python" packaging/release_notes.py debian | gzip -9n > "$doc/changelog.gz"
"$python" packaging/debian_copyright.py dist/bundle/oakensearch.cdx.json > "$doc/copyright"
cp dist/bundle/oakensearch.cdx.json dist/bundle/versions.txt "$doc/"
cp packaging/linux/lintian-overrides "$share/lintian/overrides/oakensearch"
find "$share" -type f -exec chmod 644 {} +

# ---- what it loads from the system is named by the package
if command -v dpkg-shlibdeps >/dev/null && [ "$ARCH" = amd64 ]; then
    sh packaging/linux/check-depends.sh "$STAGE" packaging/linux/nfpm.yaml
fi

# ---- the packages
mkdir -p dist
drop='/@SITE@/d; /^  fields:$/d' # what needs an address that is not known
[ -z "$SITE" ] || drop="s|@SITE@|$SITE|"
sed "$drop; s|@VERSION@|$VERSION|; s|@ARCH@|$ARCH|; s|@STAGE@|$STAGE|; s|@MTIME@|$MTIME|" \
    packaging/linux/nfpm.yaml > build/linux/nfpm.yaml
rm -f dist/*.deb dist/*.rpm
for kind in deb rpm; do
    "$nfpm" package --config build/linux/nfpm.yaml --packager $kind --target dist/
done

# nfpm's own xz is far slower and a tenth larger than dpkg's; on a system without dpkg the package is gzipped.
if command -v dpkg-deb >/dev/null; then
    deb=$(echo dist/*.deb)
    dpkg-deb -R "$deb" build/linux/deb
    dpkg-deb --root-owner-group -Zxz -z9 --build build/linux/deb "$deb" >/dev/null
fi
ls -l dist/*.deb dist/*.rpm

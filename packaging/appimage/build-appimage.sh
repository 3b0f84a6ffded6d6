#!/bin/sh
# Makes dist/OakenSearch-VERSION-ARCH.AppImage from the bundle and the files of build-linux.sh.
#
#   OAKENSEARCH_SYSTEM_LIBRARIES=inside sh packaging/build-bundle.sh && sh packaging/build-linux.sh
#   sh packaging/appimage/build-appimage.sh
#
# Needs appimagetool (with its runtime) on the PATH. State: the AppDir is made and run here; appimagetool could not be had.
# ONLY_APPDIR=1 stops before it.
set -eu
cd "$(dirname "$0")/../.."
[ -d build/linux/root ] || { echo 'First: build-bundle.sh with OAKENSEARCH_SYSTEM_LIBRARIES=inside, build-linux.sh' >&2; exit 1; }

root=build/linux/root
appdir=build/OakenSearch.AppDir
version=$(sed -n 's/^oakensearch==//p' dist/bundle/versions.txt)
rm -rf "$appdir"
mkdir -p "$appdir/usr"
cp -a "$root/usr/bin" "$root/usr/lib" "$appdir/usr/"
mkdir -p "$appdir/usr/share"
cp -a "$root/usr/share/applications" "$root/usr/share/icons" "$root/usr/share/metainfo" "$appdir/usr/share/"
cp "$root/usr/share/applications/oakensearch.desktop" "$appdir/"
cp "$root/usr/share/icons/hicolor/256x256/apps/oakensearch.png" "$appdir/"
ln -s oakensearch.png "$appdir/.DirIcon"
cat > "$appdir/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/bin/oakensearch" "$@"
RUN
chmod 755 "$appdir/AppRun"
[ -z "${ONLY_APPDIR:-}" ] || exit 0

ARCH=$(uname -m) appimagetool --no-appstream "$appdir" "dist/OakenSearch-$version-$(uname -m).AppImage"

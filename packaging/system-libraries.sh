#!/bin/sh
# Installs (as root) or names (otherwise) the system packages that are missing. Does nothing when all are there.
#
#   sh packaging/system-libraries.sh offscreen        what Qt needs to paint without a screen (the tests)
#   sh packaging/system-libraries.sh window           what it needs to open a window, too
#   sh packaging/system-libraries.sh package NAME...  these packages (build tools, a Python's venv module)
#
# Debian, Ubuntu and their kin by apt-get, Fedora and its kin by dnf; elsewhere the libraries are named.
# It always exits 0: whoever called goes on, and what then cannot start says so itself.
set -eu

# library, Debian's package, Fedora's package
OFFSCREEN='
libGL.so.1               libgl1               libglvnd-glx
libEGL.so.1              libegl1              libglvnd-egl
libxkbcommon.so.0        libxkbcommon0        libxkbcommon
libglib-2.0.so.0         libglib2.0-0         glib2
libfreetype.so.6         libfreetype6         freetype
libfontconfig.so.1       libfontconfig1       fontconfig
libdbus-1.so.3           libdbus-1-3          dbus-libs
'
WINDOW='
libwayland-client.so.0   libwayland-client0   libwayland-client
libwayland-cursor.so.0   libwayland-cursor0   libwayland-cursor
libX11-xcb.so.1          libx11-xcb1          libX11-xcb
libxkbcommon-x11.so.0    libxkbcommon-x11-0   libxkbcommon-x11
libxcb-cursor.so.0       libxcb-cursor0       xcb-util-cursor
libxcb-icccm.so.4        libxcb-icccm4        xcb-util-wm
libxcb-image.so.0        libxcb-image0        xcb-util-image
libxcb-keysyms.so.1      libxcb-keysyms1      xcb-util-keysyms
libxcb-render-util.so.0  libxcb-render-util0  xcb-util-renderutil
libxcb-randr.so.0        libxcb-randr0        libxcb
libxcb-render.so.0       libxcb-render0       libxcb
libxcb-shape.so.0        libxcb-shape0        libxcb
libxcb-shm.so.0          libxcb-shm0          libxcb
libxcb-sync.so.1         libxcb-sync1         libxcb
libxcb-xfixes.so.0       libxcb-xfixes0       libxcb
libxcb-xkb.so.1          libxcb-xkb1          libxcb
'

say() { echo "$*" >&2; }

# The package of each library of the table $1 that is not there, by this system's name for it.
missing() {
    PATH=$PATH:/sbin:/usr/sbin
    command -v ldconfig >/dev/null || return 0
    known=$(ldconfig -p 2>/dev/null || true)
    echo "$1" | while read -r library debian fedora; do
        [ -n "$library" ] || continue
        case $known in *"$library "*) continue ;; esac
        case $manager in
            apt-get) echo "$debian" ;;
            dnf) echo "$fedora" ;;
            *) echo "$library" ;;
        esac
    done | sort -u | tr '\n' ' '
}

install() {
    case $manager in
        apt-get)
            DEBIAN_FRONTEND=noninteractive
            export DEBIAN_FRONTEND
            apt-get update -qq &&
                apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" >/dev/null
            ;;
        dnf) dnf install -q -y --setopt=install_weak_deps=False "$@" ;;
    esac
}

[ "$(uname -s)" = Linux ] || exit 0 # on macOS and Windows, Qt brings all it needs

manager=''
for name in apt-get dnf; do
    if [ -z "$manager" ] && command -v $name >/dev/null; then manager=$name; fi
done

case ${1:-} in
    offscreen) wanted=$(missing "$OFFSCREEN") ;;
    window) wanted=$(missing "$OFFSCREEN$WINDOW") ;;
    package)
        shift
        wanted=$*
        ;;
    *)
        say "usage: sh packaging/system-libraries.sh offscreen | window | package NAME..."
        exit 2
        ;;
esac
[ -n "$wanted" ] || exit 0

if [ -z "$manager" ]; then
    say "Missing on this system, please install: $wanted"
elif [ "$(id -u)" -ne 0 ]; then
    say "Missing system packages. Please run: sudo $manager install $wanted"
else
    say "Installing missing system packages: $wanted"
    # shellcheck disable=SC2086 # a list of words
    install $wanted </dev/null || say "They could not be installed; going on without them."
fi

#!/bin/bash
# Installs the .deb on a bare Debian, uses it, upgrades it and removes it, and says what came of each step.
#
#   sudo bash packaging/test-deb.sh dist/oakensearch_VERSION_amd64.deb [SUITE] [PREVIOUS.deb]
#
# SUITE is bookworm (Debian 12, the default) or trixie (13). Without PREVIOUS.deb the package itself stands in for it,
# under version 0.0.9 and with one file more, which the upgrade has to take away. KEEP=DIR keeps the system for later
# runs, SHOTS=DIR the pictures, MAIL=DIR adds a mailbox of your own to the sample. Needs root, debootstrap, Xvfb,
# openbox, xdotool and ImageMagick; packages come from where this machine's apt gets them.
# shellcheck disable=SC2016 # apt, dpkg and the shell inside are meant to fill these in
set -euo pipefail

deb=$(realpath "$1")
suite=${2:-bookworm}
previous=${3:-}
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
root=${KEEP:-$work}/$suite
shots=${SHOTS:-}
display=:${DISPLAY_NUMBER:-97}
person=robin
home=/home/$person
started=$SECONDS
xvfb='' manager='' program=''

say() { printf '%4ds  %s\n' $((SECONDS - started)) "$*"; }
fail() { say "FAILED: $*"; exit 1; }
timed() { # what it is, then the command: its output in a file, its time told
    local what=$1 began=$EPOCHREALTIME
    shift
    "$@" >"$work/log" 2>&1 || { cat "$work/log"; fail "$what"; }
    say "$(printf '%s: %.1f s' "$what" "$(bc <<<"$EPOCHREALTIME - $began")")"
}
inside() { # as root, in the system
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$root" "$@"
}
person_command=(env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME="$home" DISPLAY="$display" XDG_RUNTIME_DIR="$home"
    chroot "$root" setpriv --reuid="$person" --regid="$person" --init-groups)
as_person() { "${person_command[@]}" "$@"; }
leave() {
    [ -z "$program" ] || kill "$program" 2>/dev/null || true
    [ -z "$xvfb" ] || kill "$manager" "$xvfb" 2>/dev/null || true
    umount "$root/tmp/.X11-unix" "$root/dev/shm" "$root/proc" 2>/dev/null || true
    rm -rf "$work"
}
trap leave EXIT

# ---- a bare system
mirror=$(apt-get indextargets --format '$(SITE)' | grep -v security | head -1)
if [ ! -x "$root/usr/bin/apt-get" ]; then
    mkdir -p "$root"
    timed "bare $suite" debootstrap --variant=minbase "$suite" "$root" "$mirror"
fi
cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
cp /etc/apt/apt.conf.d/*proxy* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
mkdir -p "$root/tmp/.X11-unix"
[ -c "$root/dev/urandom" ] || mknod -m 666 "$root/dev/urandom" c 1 9
[ -c "$root/dev/null" ] || mknod -m 666 "$root/dev/null" c 1 3
mkdir -p "$root/dev/shm"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix" 2>/dev/null || true
say "$(inside sh -c '. /etc/os-release; echo "$PRETTY_NAME, $(dpkg -l | grep -c ^ii) packages"')"
inside apt-get update -qq
inside dpkg --purge oakensearch >/dev/null 2>&1 || true
rm -rf "${root:?}$home"
inside useradd --create-home "$person" 2>/dev/null || inside sh -c "mkdir -p $home && chown $person $home"

# ---- the previous version, with a person's data
if [ -z "$previous" ]; then
    dpkg-deb -R "$deb" "$work/old"
    sed -i 's/^Version: .*/Version: 0.0.9/' "$work/old/DEBIAN/control"
    echo old >"$work/old/usr/lib/oakensearch/_internal/of-the-old-version.txt"
    dpkg-deb --root-owner-group -Zgzip -z1 --build "$work/old" "$work/previous.deb" >/dev/null
    previous=$work/previous.deb
fi
cp "$previous" "$root/tmp/previous.deb"
cp "$deb" "$root/tmp/oakensearch.deb"
chmod 644 "$root"/tmp/*.deb
timed 'apt install ./previous.deb (with its libraries)' inside apt-get install -y --no-install-recommends /tmp/previous.deb
old=$(inside dpkg-query -W -f '${Version}' oakensearch)
say "version $old installed: $(inside dpkg-query -W -f '${Installed-Size}' oakensearch) kB"

cp "$here/resources/sample/sample.mbox" "$root$home/sample.mbox"
inside chown "$person" "$home/sample.mbox"
sum=$(sha256sum <"$root$home/sample.mbox")
timed 'index the sample (218 letters, words and meaning)' as_person oakensearch add "$home/sample.mbox"
say "$(tail -1 "$work/log")"
if [ -n "${MAIL:-}" ]; then
    cp -r "$MAIL" "$root$home/mail"
    inside chown -R "$person" "$home/mail"
    timed 'index own mail' as_person oakensearch add "$home/mail"
    say "$(tail -1 "$work/log")"
fi
as_person oakensearch mark "$(as_person oakensearch search swifts --json | grep -o '"id": [0-9]*' | head -1 | grep -o '[0-9]*')" --read
before=$(as_person oakensearch status --json)

# ---- the upgrade
timed 'apt install ./file.deb (the upgrade)' inside apt-get install -y --no-install-recommends /tmp/oakensearch.deb
new=$(inside dpkg-query -W -f '${Version}' oakensearch)
[ "$old" != "$new" ] || fail "still version $old"
[ ! -e "$root/usr/lib/oakensearch/_internal/of-the-old-version.txt" ] || fail 'a file of the old version stayed'
after=$(as_person oakensearch status --json)
for key in messages indexed coverage; do
    one=$(grep -o "\"$key\": [0-9.]*" <<<"$before") two=$(grep -o "\"$key\": [0-9.]*" <<<"$after")
    [ "$one" = "$two" ] || fail "the upgrade lost data: $one, then $two"
done
say "upgraded $old to $new, with its data: $(grep -o '"messages": [0-9]*' <<<"$after" | head -1), $(grep -o '"coverage": [0-9.]*' <<<"$after")"

# ---- use
timed 'oakensearch --selfcheck' as_person oakensearch --selfcheck
say "$(tail -1 "$work/log")"
as_person oakensearch search 'heating broke down in winter' --limit 1 >"$work/log" || fail 'a search in the terminal'
say "a search by meaning: $(sed -n 2p "$work/log" | sed 's/^ *//')"
timed 'backup' as_person oakensearch backup "$home/backup.zip"
timed 'restore' as_person oakensearch restore "$home/backup.zip"

missing=$(inside sh -c "find /usr/lib/oakensearch -name '*.so*' -type f ! -name libqgtk3.so ! -name 'libcups*' -exec ldd {} + 2>/dev/null" |
    grep 'not found' | sort -u || true)
[ -z "$missing" ] || fail "libraries that are missing: $missing"
say 'no library is missing'

# ---- the window, by the Exec line of the desktop file
Xvfb "$display" -screen 0 1280x860x24 -ac -nolisten tcp >/dev/null 2>&1 &
xvfb=$!
for _ in $(seq 50); do
    if DISPLAY=$display xdotool getmouselocation >/dev/null 2>&1; then break; fi
    sleep 0.1
done
DISPLAY=$display openbox >/dev/null 2>&1 &
manager=$!
sleep 1
exec_line=$(sed -n '/^\[Desktop Entry\]/,/^\[Desktop Action/s/^Exec=//p' "$root/usr/share/applications/oakensearch.desktop")
start_window() { # the words after Exec's own; sets `window` and tells the time
    local began=$EPOCHREALTIME
    read -ra words <<<"${exec_line//%u/$1}"
    "${person_command[@]}" "${words[@]}" >"$work/window.log" 2>&1 &
    program=$! window=''
    for _ in $(seq 600); do
        window=$(DISPLAY=$display xdotool search --onlyvisible --name "$2" 2>/dev/null | head -1 || true)
        [ -z "$window" ] || break
        sleep 0.05
    done
    [ -n "$window" ] || { cat "$work/window.log"; fail "no window for: ${words[*]}"; }
    say "$(printf '%s: a window after %.2f s' "${words[*]}" "$(bc <<<"$EPOCHREALTIME - $began")")"
}
end_window() {
    sleep "${1:-3}"
    [ -z "$shots" ] || { mkdir -p "$shots"; DISPLAY=$display import -window root "$shots/$suite-$2.png"; }
    DISPLAY=$display xdotool windowactivate --sync "$window" key alt+F4 2>/dev/null || true
    for _ in $(seq 100); do
        kill -0 "$program" 2>/dev/null || break
        sleep 0.1
    done
    if kill "$program" 2>/dev/null; then say 'note: it did not end with its window'; fi
    wait "$program" 2>/dev/null || true
    program=''
}
start_window '' '^OakenSearch'
end_window 4 first
start_window '' '^OakenSearch'
sleep 2
DISPLAY=$display xdotool windowactivate --sync "$window" type 'toothache on a public holiday'
end_window 6 search
printf 'From: Ada <ada@engine.example>\nSubject: A letter in a file\n\nShown as it is.\n' >"$root$home/letter.eml"
start_window "$home/letter.eml" '^A letter in a file'
end_window 2 letter

# ---- away
timed 'apt remove' inside apt-get remove -y oakensearch
inside dpkg --purge oakensearch >/dev/null 2>&1 || true
left=$(inside find /usr /etc /var /opt -iname '*oakensearch*' | grep -v '^/var/lib/apt\|^/var/cache\|^/var/log' || true)
[ -z "$left" ] || fail "left behind: $left"
[ "$sum" = "$(sha256sum <"$root$home/sample.mbox")" ] || fail 'the mailbox was changed'
[ -s "$root$home/.local/share/OakenSearch/raw.db" ] || fail "the person's library is gone"
say "removed: nothing is left in the system; the mailbox is as it was; the person's library stays in their home"
say "OK on $suite"

"""The disk image's settings, for dmgbuild (PyPI): the app, a link to Applications, a window that shows both.

dmgbuild -s packaging/macos/dmg.py -D app=dist/bundle/OakenSearch.app OakenSearch dist/OakenSearch-VERSION.dmg
"""
# ruff: noqa: F821 - dmgbuild runs this with `defines`

application = defines.get("app", "dist/bundle/OakenSearch.app")  # type: ignore[name-defined]
format = "ULFO"  # noqa: A001 - dmgbuild's own name; LZFSE, read since 10.11
filesystem = "APFS"
files = [application]
symlinks = {"Applications": "/Applications"}
icon_locations = {"OakenSearch.app": (150, 160), "Applications": (390, 160)}
window_rect = ((200, 200), (540, 360))
default_view = "icon-view"
icon_size = 96

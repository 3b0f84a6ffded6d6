"""Bars as plain SVG: one group a family, one bar a mode. Written by hand, so that no plotting library is needed."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

_COLOURS = (
    "#0072b2",
    "#e69f00",
    "#009e73",
    "#cc79a7",
    "#56b4e9",
    "#d55e00",
    "#8c8c8c",
    "#f0e442",
    "#5b3a8c",
    "#000000",
)
"""Okabe and Ito's palette, told apart by most colour-blind eyes, and two more."""

_LEFT, _TOP, _HEIGHT, _BOTTOM = 44, 64, 220, 40
_BAR, _GAP = 15, 26
_LEGEND_WIDTH = 190


@dataclass(frozen=True, slots=True)
class Bars:
    """What is drawn: `values[series][group]`, each 0 to 1 or None where nothing was measured."""

    title: str
    groups: tuple[str, ...]
    series: tuple[str, ...]
    values: tuple[tuple[float | None, ...], ...]


def svg(bars: Bars) -> str:
    """The picture. The same numbers always give the same bytes."""
    group_width = _BAR * len(bars.series) + _GAP
    plot_width = max(group_width * len(bars.groups), 2 * _LEGEND_WIDTH)
    per_line = max(1, plot_width // _LEGEND_WIDTH)
    top = _TOP + 18 * ((len(bars.series) - 1) // per_line)
    width, height = _LEFT + plot_width + 16, top + _HEIGHT + _BOTTOM
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(bars.title)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="22" font-size="15" fill="#222222">{escape(bars.title)}</text>',
    ]
    parts += _legend(bars.series, per_line)
    parts += _grid(plot_width, top)
    for place, group in enumerate(bars.groups):
        left = _LEFT + place * group_width + _GAP // 2
        place_of_name = f'x="{left + _BAR * len(bars.series) / 2:.1f}" y="{top + _HEIGHT + 18}"'
        parts.append(f'<text {place_of_name} text-anchor="middle" fill="#222222">{escape(group)}</text>')
        for number, series in enumerate(bars.series):
            value = bars.values[number][place]
            if value is not None:
                parts.append(_bar(left + number * _BAR, top, value, _colour(number), f"{group}, {series}: {value:.3f}"))
    return "\n".join([*parts, "</svg>", ""])


def _legend(series: tuple[str, ...], per_line: int) -> list[str]:
    parts = []
    for number, name in enumerate(series):
        x, y = _LEFT + number % per_line * _LEGEND_WIDTH, 44 + number // per_line * 18
        parts.append(f'<rect x="{x}" y="{y - 10}" width="11" height="11" fill="{_colour(number)}"/>')
        parts.append(f'<text x="{x + 16}" y="{y}" fill="#222222">{escape(name)}</text>')
    return parts


def _grid(plot_width: int, top: int) -> list[str]:
    parts = []
    for tenths in range(0, 11, 2):
        y = top + _HEIGHT - _HEIGHT * tenths // 10
        parts.append(f'<path d="M{_LEFT} {y}h{plot_width}" stroke="#dddddd"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#555555">{tenths / 10:.1f}</text>')
    return parts


def _bar(x: int, top: int, value: float, colour: str, said: str) -> str:
    height = max(1.0, _HEIGHT * min(max(value, 0.0), 1.0))  # a bar of nothing is a line, not a gap
    return (
        f'<rect x="{x}" y="{top + _HEIGHT - height:.1f}" width="{_BAR - 2}" height="{height:.1f}" fill="{colour}">'
        f"<title>{escape(said)}</title></rect>"
    )


def _colour(number: int) -> str:
    return _COLOURS[number % len(_COLOURS)]

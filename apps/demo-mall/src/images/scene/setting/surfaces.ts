import { darker, lighter } from '../../colour';
import { type Defs, rect } from '../../svg';
import { WOOD } from './setting';

/** A wall, lit from the upper left. */
export const wall = (defs: Defs, colour: string) =>
  rect(
    0,
    0,
    1000,
    1000,
    0,
    defs.radial(
      [
        [0, lighter(colour, 0.45)],
        [0.6, colour],
        [1, darker(colour, 0.1)],
      ],
      [0.3, 0.2, 1],
    ),
  );

/** A surface from its back edge to the lower edge of the picture. */
export const top = (defs: Defs, y: number, from: string, to: string) =>
  rect(
    0,
    y,
    1000,
    1000 - y,
    0,
    defs.linear(
      [
        [0, from],
        [1, to],
      ],
      true,
    ),
  ) + rect(0, y, 1000, 3, 0, '#fff', 'opacity=".45"');

/** Grain of wood, denser at the back as in perspective. */
export const grain = (y: number) =>
  [0.06, 0.16, 0.3, 0.5, 0.76]
    .map((share, index) => {
      const at = y + (1000 - y) * share;
      const bend = index % 2 ? 5 : -4;
      return `<path d="M0 ${at} Q500 ${at + bend} 1000 ${at}" fill="none" stroke="${WOOD.line}" stroke-width="${1.5 + share * 2}" opacity=".22"/>`;
    })
    .join('');

/** Tiles in running bond, with joints lighter than the tiles. */
export function tiles(colour: string, width: number, height: number, until: number): string {
  const joint = lighter(colour, 0.6);
  const rows = Math.ceil(until / height);
  return Array.from({ length: rows }, (_, row) => {
    const y = row * height;
    const start = row % 2 ? -width / 2 : 0;
    const upright = Array.from(
      { length: Math.ceil(1000 / width) + 1 },
      (_, at) => `M${start + at * width} ${y}v${height}`,
    ).join('');
    return `<path d="M0 ${y}h1000${upright}" stroke="${joint}" stroke-width="4" fill="none" opacity=".75"/>`;
  }).join('');
}

/** Light through a window, on the wall. */
export const panes = () =>
  [
    [80, 120],
    [250, 92],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}l150 -24v340l-150 24z" fill="#fff" opacity=".42"/>`)
    .join('');

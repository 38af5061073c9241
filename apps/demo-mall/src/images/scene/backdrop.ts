import { darker, lighter } from '../colour';
import type { Ground } from '../ground';
import { type Defs, ellipse, rect } from '../svg';

/** A sweep: wall and floor without an edge, lit from the upper left. */
export function sweep(
  ground: Ground,
  defs: Defs,
  width = 1000,
  height = 1000,
  horizon = 0.66,
): string {
  const fall = defs.linear(
    [
      [0, lighter(ground.wall, 0.25)],
      [horizon - 0.06, ground.wall],
      [horizon + 0.03, ground.floor],
      [1, lighter(ground.floor, 0.35)],
    ],
    true,
  );
  const glow = defs.radial([
    [0, '#ffffff', 0.85],
    [1, '#ffffff', 0],
  ]);
  const corner = defs.radial(
    [
      [0.6, darker(ground.floor, 0.4), 0],
      [1, darker(ground.floor, 0.4), 0.16],
    ],
    [0.42, 0.4, 0.85],
  );
  return (
    rect(0, 0, width, height, 0, fall) +
    ellipse(width * 0.34, height * 0.3, height * 0.55, height * 0.5, glow, 'opacity=".7"') +
    rect(0, 0, width, height, 0, corner)
  );
}

/** A table from above, with a cloth at one side. */
export function tableTop(ground: Ground, defs: Defs, turn: number): string {
  const cloth = defs.linear([
    [0, lighter(ground.shape, 0.5)],
    [1, lighter(ground.shape, 0.15)],
  ]);
  const glow = defs.radial(
    [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ],
    [0.25, 0.2, 0.8],
  );
  return (
    rect(0, 0, 1000, 1000, 0, ground.floor) +
    `<g transform="rotate(${turn} 500 500)">${rect(330, -300, 900, 1600, 0, '#4a3a34', 'opacity=".06" transform="translate(-10 6)"')}` +
    `${rect(330, -300, 900, 1600, 0, cloth)}${rect(352, -300, 4, 1600, 0, '#ffffff', 'opacity=".55"')}${rect(364, -300, 2, 1600, 0, '#ffffff', 'opacity=".45"')}</g>` +
    rect(0, 0, 1000, 1000, 0, glow)
  );
}

/** A round plinth; `top` is the height of its upper face. */
export function plinth(
  ground: Ground,
  defs: Defs,
  x: number,
  top: number,
  radius: number,
  height: number,
): string {
  const side = defs.linear([
    [0, darker(ground.shape, 0.06)],
    [0.3, lighter(ground.shape, 0.45)],
    [0.75, ground.shape],
    [1, darker(ground.shape, 0.16)],
  ]);
  const shadow = defs.radial([
    [0, '#4a3a34', 0.3],
    [1, '#4a3a34', 0],
  ]);
  const flat = radius * 0.17;
  return (
    ellipse(x + radius * 0.2, top + height + flat * 0.4, radius * 1.4, flat * 1.5, shadow) +
    `<path d="M${x - radius} ${top} V${top + height} A${radius} ${flat} 0 0 0 ${x + radius} ${top + height} V${top} Z" fill="${side}"/>` +
    ellipse(x, top, radius, flat, lighter(ground.shape, 0.55))
  );
}

/** An arch in the wall behind the goods. */
export function arch(
  ground: Ground,
  defs: Defs,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const fill = defs.linear(
    [
      [0, lighter(ground.shape, 0.2)],
      [1, lighter(ground.shape, 0.6)],
    ],
    true,
  );
  const r = width / 2;
  return `<path d="M${x - r} ${base} V${base - height + r} A${r} ${r} 0 0 1 ${x + r} ${base - height + r} V${base} Z" fill="${fill}"/>`;
}

/** Light through a window with bars. */
export function windowLight(): string {
  const pane = (x: number, y: number) =>
    `<path d="M${x} ${y} l190 -46 v210 l-190 46 Z" fill="#ffffff" opacity=".5"/>`;
  return pane(90, 150) + pane(310, 97) + pane(90, 390) + pane(310, 337);
}

/** Plain paper from above, lit from the upper left, with a round tone below the goods. */
export function sheet(ground: Ground, defs: Defs, width = 1000, middle = 500): string {
  const light = defs.radial(
    [
      [0, lighter(ground.wall, 0.5)],
      [1, ground.floor],
    ],
    [0.3, 0.25, 0.95],
  );
  const disc = defs.linear([
    [0, lighter(ground.shape, 0.62)],
    [1, lighter(ground.shape, 0.3)],
  ]);
  return rect(0, 0, width, 1000, 0, light) + ellipse(middle, 500, 392, 392, disc, 'opacity=".7"');
}

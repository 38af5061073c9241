import { darker, lighter } from '../colour';
import type { Ground } from '../ground';
import { type Defs, ellipse, rect } from '../svg';

const SHADE = '#3f322c';

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
      [1, lighter(ground.floor, 0.2)],
    ],
    true,
  );
  const light = defs.radial(
    [
      [0, '#ffffff', 0.6],
      [0.35, '#ffffff', 0.34],
      [0.7, '#ffffff', 0.08],
      [1, '#ffffff', 0],
    ],
    [0.36, 0.32, 0.85],
  );
  return rect(0, 0, width, height, 0, fall) + rect(0, 0, width, height, 0, light);
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

/** Plain paper from above, lit from the upper left. */
export function sheet(ground: Ground, defs: Defs, width = 1000): string {
  const light = defs.radial(
    [
      [0, lighter(ground.wall, 0.6)],
      [0.55, ground.wall],
      [1, ground.floor],
    ],
    [0.3, 0.25, 0.95],
  );
  return rect(0, 0, width, 1000, 0, light);
}

/** A shadow below an edge, darkest at the edge. */
export const fadingShadow = (defs: Defs, opacity: number) =>
  defs.linear(
    [
      [0, SHADE, opacity],
      [1, SHADE, 0],
    ],
    true,
  );

import { darker } from '../colour';
import { rect } from '../svg';
import { fit, stand } from '../thing';
import type { Arrangement } from './arrangement';

/** The goods with dimension lines. The dimensions are in the description. */
export function measured({ thing, ground, defs }: Arrangement): string {
  const size = 560;
  const { width, height } = fit(thing, size);
  const [left, right, base] = [520 - width / 2, 520 + width / 2, 760];
  const ink = darker(ground.shape, 0.45);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
  const side = left - 64;
  const below = base + 74;
  return (
    rect(0, 0, 1000, 1000, 0, ground.wall) +
    rect(60, 60, 880, 880, 36, '#ffffff', 'opacity=".72"') +
    stand(thing, { x: 520, base, size }, defs) +
    line(side, base - height, side, base) +
    line(side - 18, base - height, side + 18, base - height) +
    line(side - 18, base, side + 18, base) +
    line(left, below, right, below) +
    line(left, below - 18, left, below + 18) +
    line(right, below - 18, right, below + 18)
  );
}

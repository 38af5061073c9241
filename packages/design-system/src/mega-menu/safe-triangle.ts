export interface Point {
  x: number;
  y: number;
}

export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance of the triangle's tip behind the pointer, in px, to allow for unsteady hands. */
const SLACK = 6;

const side = (a: Point, b: Point, p: Point) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that left from `from` is heading for a panel next to it: inside the triangle between that
 * point and the panel's near corners.
 */
export function headsFor(from: Point, now: Point, panel: Edges): boolean {
  const toTheRight = panel.left + panel.right > from.x * 2;
  const near = toTheRight ? panel.left : panel.right;
  const tip = { x: from.x + (toTheRight ? -SLACK : SLACK), y: from.y };
  const top = { x: near, y: panel.top };
  const bottom = { x: near, y: panel.bottom };
  const sides = [side(tip, top, now), side(top, bottom, now), side(bottom, tip, now)];
  return sides.every((it) => it >= 0) || sides.every((it) => it <= 0);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headsFor } from './safe-triangle';

const panel = { left: 240, right: 800, top: 0, bottom: 480 };
const mirrored = { left: -560, right: 0, top: 0, bottom: 480 };
const points = fc.record({
  x: fc.integer({ min: 1, max: 239 }),
  y: fc.integer({ min: 1, max: 479 }),
});

describe('headsFor', () => {
  it('stays open on any straight path to the near edge of the panel', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 480 }), fc.nat(100), (from, y, percent) => {
        const way = percent / 100;
        const now = { x: from.x + (240 - from.x) * way, y: from.y + (y - from.y) * way };
        expect(headsFor(from, now, panel)).toBe(true);
      }),
    );
  });

  it('does not stay open when moving vertically or away from the panel', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 20, max: 200 }), (from, far) => {
        expect(headsFor(from, { x: from.x - far, y: from.y }, panel)).toBe(false);
        // Far from the panel even a short way down leaves the triangle
        const left = { x: 10, y: from.y };
        expect(headsFor(left, { x: 10, y: from.y + 40 }, panel)).toBe(false);
        expect(headsFor(left, { x: 10, y: from.y - 40 }, panel)).toBe(false);
      }),
    );
  });

  it('works in right-to-left layouts', () => {
    fc.assert(
      fc.property(points, points, (from, now) => {
        const flip = ({ x, y }: { x: number; y: number }) => ({ x: 240 - x, y });
        expect(headsFor(flip(from), flip(now), mirrored)).toBe(headsFor(from, now, panel));
      }),
    );
  });
});

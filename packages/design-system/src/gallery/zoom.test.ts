import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullScale, MAX_SCALE, pan, WHOLE, zoom } from './zoom';

const stage = { width: 400, height: 300 };
const at = fc.record({
  x: fc.integer({ min: -200, max: 200 }),
  y: fc.integer({ min: -150, max: 150 }),
});
const step = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.1, max: 4, noNaN: true }), point: at }),
  fc.record({ dx: fc.integer({ min: -900, max: 900 }), dy: fc.integer({ min: -900, max: 900 }) }),
);

describe('the zoom of a gallery', () => {
  it('never shows a gap at an edge or exceeds its scales on any gesture', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const view = steps.reduce(
          (now, next) =>
            'dx' in next
              ? pan(now, next.dx, next.dy, stage)
              : zoom(now, next.factor, next.point, stage),
          WHOLE,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((stage.width * (view.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((stage.height * (view.scale - 1)) / 2 + 1e-9);
      }),
    );
  });

  it('ends where each pixel of the file is shown, and never makes a small file larger', () => {
    const side = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scale = fullScale({ width, height }, stage);
        const drawn = scale * Math.min(stage.width / width, stage.height / height);
        expect(scale === 1 || drawn <= 1 + 1e-9).toBe(true);
        const held = zoom(WHOLE, 100, { x: 0, y: 0 }, stage, scale);
        expect(held.scale).toBe(scale);
      }),
    );
  });

  it('keeps the zoomed point fixed', () => {
    fc.assert(
      fc.property(at, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (point, factor) => {
        const view = zoom(WHOLE, factor, point, stage);
        expect((point.x - view.x) / view.scale).toBeCloseTo(point.x, 6);
        expect((point.y - view.y) / view.scale).toBeCloseTo(point.y, 6);
      }),
    );
  });

  it('returns to the whole image', () => {
    const near = zoom(WHOLE, 3, { x: 120, y: -80 }, stage);
    const { scale, x, y } = zoom(near, 1 / 3, { x: -50, y: 90 }, stage);
    expect(scale).toBe(1);
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
  });
});

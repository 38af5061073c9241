import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit-within';

const side = fc.integer({ min: 1, max: 20_000 });

describe('fitWithin', () => {
  it('limits the longer side, keeps proportions and never enlarges', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (width, height, limit) => {
        const fitted = fitWithin({ width, height }, limit);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(Math.max(limit, 1));
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, limit / Math.max(width, height));
        expect(Math.abs(fitted.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(fitted.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

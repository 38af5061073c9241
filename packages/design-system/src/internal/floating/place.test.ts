import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floatingAligns, floatingSides, place } from './place';

const view = { width: 1000, height: 800, top: 0 };
const wish = { side: 'bottom', align: 'start', gap: 8, rtl: false } as const;
const anchor = { left: 100, top: 100, width: 80, height: 40 };

describe('place', () => {
  it('is placed below, aligned to the start', () => {
    expect(place(anchor, { width: 200, height: 100 }, view, wish)).toMatchObject({
      side: 'bottom',
      left: 100,
      top: 148,
    });
  });

  it('is mirrored in right-to-left layouts', () => {
    const right = { ...anchor, left: 600 };
    const placed = place(right, { width: 200, height: 100 }, view, { ...wish, rtl: true });
    expect(placed.left).toBe(480);
  });

  it('flips above when there is no room below', () => {
    const low = { ...anchor, top: 740 };
    expect(place(low, { width: 200, height: 100 }, view, wish)).toMatchObject({
      side: 'top',
      top: 632,
    });
  });

  it('flips above where a virtual keyboard covers the room below', () => {
    const field = { ...anchor, top: 340 };
    const aboveKeyboard = { width: 1000, height: 420, top: 30 };
    expect(place(field, { width: 200, height: 240 }, aboveKeyboard, wish)).toMatchObject({
      side: 'top',
      top: 92,
      maxHeight: 294,
    });
  });

  it('stays within the window, and is never taller than the available space', () => {
    const sizes = fc.record({ width: fc.nat(980), height: fc.nat(3000) });
    const boxes = fc.record({
      left: fc.nat(900),
      top: fc.nat(740),
      width: fc.nat(100),
      height: fc.nat(60),
    });
    const wishes = fc.record({
      side: fc.constantFrom(...floatingSides),
      align: fc.constantFrom(...floatingAligns),
      gap: fc.nat(12),
      rtl: fc.boolean(),
    });
    fc.assert(
      fc.property(boxes, sizes, wishes, (box, size, wished) => {
        const placed = place(box, size, view, wished);
        expect(placed.left).toBeGreaterThanOrEqual(8);
        expect(placed.left + size.width).toBeLessThanOrEqual(992);
        const end = placed.top + Math.min(size.height, placed.maxHeight);
        expect(end).toBeLessThanOrEqual(Math.max(792, placed.top));
      }),
    );
  });
});

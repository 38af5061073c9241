import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturesOf, scoresOf } from './rules';

const score = fc.integer({ min: 1, max: 5 });

describe('scores', () => {
  it('are all the one rating that a client sends', () => {
    fc.assert(
      fc.property(score, (star) => {
        expect(scoresOf(star, {})).toEqual({ star, quality: star, service: star });
      }),
    );
  });

  it('are kept as sent, with their rounded mean as the rating', () => {
    fc.assert(
      fc.property(score, score, score, (star, product, service) => {
        const kept = scoresOf(star, { product, service });
        expect(kept).toMatchObject({ quality: product, service });
        expect(Number.isInteger(kept.star)).toBe(true);
        const distance = kept.star - (product + service) / 2;
        expect([0, 0.5]).toContain(distance);
      }),
    );
  });

  it('fill in the one that is missing', () => {
    expect(scoresOf(4, { product: 2 })).toEqual({ star: 4, quality: 2, service: 4 });
    expect(scoresOf(4, { service: 2 })).toEqual({ star: 4, quality: 4, service: 2 });
  });
});

describe('pictures', () => {
  it('are the addresses of the list', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), (list) => {
        expect(picturesOf(JSON.stringify(list))).toEqual(list);
      }),
    );
    expect(picturesOf(undefined)).toEqual([]);
    expect(picturesOf('')).toEqual([]);
  });

  it.each(['x', '{}', 'null', '"/a"', '[1]', '["1","2","3","4","5","6"]'])('are not %s', (pics) => {
    expect(picturesOf(pics)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { mostReduced } from './most-reduced';

const goods = (id: number, priceMinor: number, oldPriceMinor?: number) => ({
  id,
  name: `Goods ${id}`,
  href: `/goods/${id}`,
  imageSrc: '/a.webp',
  priceMinor,
  ...(oldPriceMinor !== undefined && { oldPriceMinor }),
});

describe('mostReduced', () => {
  it('finds the greatest share, not the greatest amount', () => {
    expect(mostReduced([goods(1, 90_00, 120_00), goods(2, 5_00, 10_00)])?.id).toBe(2);
  });

  it('leaves out what is not reduced, or became dearer', () => {
    expect(mostReduced([goods(1, 90_00), goods(2, 12_00, 10_00)])).toBeUndefined();
  });
});

import type { ProductDetail } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toImages } from './detail';
import { toMatrix } from './sku-matrix';

const sku = (id: number, stock: number) => ({
  id,
  stock,
  price: '12.50',
  otPrice: null,
  image: '',
});
const detail = (part: Partial<ProductDetail>) =>
  ({ productInfo: { sliderImage: '[]', image: '' }, ...part }) as ProductDetail; // what is read

describe('goods of the wire', () => {
  it('are a matrix of skus by their values in the order of the dimensions', () => {
    const matrix = toMatrix(
      mall,
      detail({
        productAttr: [
          { attrName: 'Colour', attrValues: 'Red,Blue' },
          { attrName: 'Size', attrValues: 'S' },
        ],
        productValue: { 'Red,S': sku(1, 3), 'Blue,S': sku(2, 0) } as never,
      }),
    );
    expect(matrix.dimensions).toEqual([
      { name: 'Colour', options: ['Red', 'Blue'] },
      { name: 'Size', options: ['S'] },
    ]);
    expect(matrix.skus[1]).toMatchObject({ id: 2, options: ['Blue', 'S'], priceMinor: 1250 });
  });

  it('without dimensions are one sku', () => {
    const matrix = toMatrix(
      mall,
      detail({ productAttr: [], productValue: { '': sku(1, 3) } as never }),
    );
    expect(matrix.skus).toMatchObject([{ id: 1, options: [] }]);
    expect(matrix.skus[0]?.imageSrc).toBeUndefined();
  });

  it('may have a picture of each sku', () => {
    const productValue = { Red: { ...sku(1, 3), otPrice: '15.00', image: '/red.webp' } } as never;
    const { dimensions, skus } = toMatrix(mall, detail({ productAttr: [], productValue }));
    expect(dimensions).toEqual([]);
    expect(skus).toEqual([
      {
        id: 1,
        options: ['Red'],
        priceMinor: 1250,
        oldPriceMinor: 1500,
        stock: 3,
        imageSrc: '/red.webp',
      },
    ]);
  });

  it('show their own picture when the slider is unreadable', () => {
    const productInfo = { sliderImage: '{', image: '/a.webp' } as ProductDetail['productInfo'];
    expect(toImages(detail({ productInfo }))).toEqual(['/a.webp']);
  });
});

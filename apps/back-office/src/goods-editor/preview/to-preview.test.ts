import { describe, expect, it } from 'vitest';
import { goodsDetail, mallFormat } from '../../testing/goods-samples';
import { toValues } from '../from-detail';
import { emptyGoods } from '../goods-values';
import { toPreview } from './to-preview';

const options = { language: 'fr', decimals: 2, name: 'No name yet' } as const;

describe('what shoppers see', () => {
  it('is in their language, or as the shop writes it', () => {
    const preview = toPreview(toValues(mallFormat, goodsDetail), options);
    expect(preview).toMatchObject({
      card: { name: 'Théière en verre', priceMinor: 2450, oldPriceMinor: 3000 },
      intro: 'Holds four cups',
      matrix: {
        dimensions: [{ name: 'Taille', options: ['600 ml', '900 ml'] }],
        skus: [
          { imageSrc: '/picture/aa.webp', stock: 40 },
          { imageSrc: '/picture/bb.webp', priceMinor: 2950 },
        ],
      },
    });
  });

  it('is there before anything is typed', () => {
    const { card, matrix } = toPreview(emptyGoods(), options);
    expect(card).toMatchObject({ name: 'No name yet', priceMinor: 0 });
    expect(matrix.skus).toHaveLength(1);
  });
});

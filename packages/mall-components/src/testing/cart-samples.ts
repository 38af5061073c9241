import type { CartShop, InvalidCartRow, SavedCartRow } from '../cart';
import type { SkuMatrix } from '../sku';
import { samplePicture } from './pictures';
import { sampleGoods } from './samples';

const row = (id: number, quantity: number, stock = 40) => {
  const goods = sampleGoods(1, id)[0];
  return {
    id,
    skuId: id,
    name: goods?.name ?? '',
    href: goods?.href ?? '#',
    imageSrc: samplePicture(id),
    specification: id % 2 === 0 ? 'Sage, M' : undefined,
    priceMinor: goods?.priceMinor ?? 0,
    quantity,
    stock,
  };
};

export const sampleCart: CartShop[] = [
  {
    id: 1,
    name: 'Tide & Timber',
    href: '/merchant/merchant/home?id=1',
    rows: [row(2, 1), row(5, 2, 3)],
  },
  {
    id: 2,
    name: '青禾家居',
    href: '/merchant/merchant/home?id=2',
    rows: [row(6, 1), row(7, 1, 0)],
  },
];

/** A lamp in two colours and two sizes: one combination does not exist, and one is sold out. */
export const sampleLampMatrix: SkuMatrix = {
  dimensions: [
    { name: 'Colour', options: ['Chalk', 'Sage'] },
    { name: 'Height', options: ['38 cm', '52 cm', '70 cm'] },
  ],
  skus: [
    { id: 2, options: ['Chalk', '38 cm'], priceMinor: 6990, oldPriceMinor: 8500, stock: 12 },
    { id: 31, options: ['Sage', '38 cm'], priceMinor: 7490, stock: 0 },
    { id: 5, options: ['Chalk', '52 cm'], priceMinor: 8990, stock: 3 },
    { id: 32, options: ['Sage', '70 cm'], priceMinor: 9990, stock: 1 },
  ],
};

export const sampleSaved: SavedCartRow[] = [
  { ...row(41, 2), addedPriceMinor: 12_900 },
  { ...row(42, 4, 3), name: 'A very long name of goods that takes more than two lines on a phone' },
  row(43, 1, 0),
  { ...row(44, 1), priceMinor: undefined, stock: 0, reason: 'shopClosed' },
];

export const sampleInvalid: InvalidCartRow[] = [
  { id: 90, name: 'Paper lantern, round', imageSrc: samplePicture(1), specification: 'White' },
];

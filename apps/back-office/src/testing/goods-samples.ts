import type {
  OperatorCategory,
  OperatorGoodsDetail,
  OperatorPicture,
} from '@vermilion/api-client/operator';
import type { MallFormat } from '@vermilion/mall-data/format';

export const mallFormat: MallFormat = {
  currency: 'EUR',
  currencySymbol: '€',
  decimals: 2,
  utcOffset: 0,
};

export const goodsDetail: OperatorGoodsDetail = {
  id: 3,
  version: 2,
  shopId: 7,
  state: 'onSale',
  onSaleFrom: null,
  name: 'Glass teapot',
  keyword: 'tea, pot',
  intro: 'Holds four cups',
  description: '<p>Blown by hand.</p>',
  unit: 'pcs',
  code: 'TP-7',
  categoryId: 32,
  shopCategoryId: 4,
  pictures: [
    { address: '/picture/aa.webp', alt: 'A round teapot', translations: { fr: { alt: 'Ronde' } } },
    { address: '/picture/bb.webp', alt: '', translations: {} },
  ],
  specifications: [{ name: 'Material', value: 'Glass', translations: {} }],
  options: [
    {
      name: 'Size',
      values: [
        { value: '600 ml', picture: '', translations: {} },
        { value: '900 ml', picture: '/picture/bb.webp', translations: {} },
      ],
      translations: { fr: { name: 'Taille' } },
    },
  ],
  skus: [
    {
      id: 31,
      sku: '600 ml',
      values: ['600 ml'],
      price: '24.50',
      originalPrice: '30.00',
      stock: 40,
      sold: 9,
      weight: 420,
      code: 'TP-7-600',
      barCode: '4006381333931',
      picture: '',
    },
    {
      id: 32,
      sku: '900 ml',
      values: ['900 ml'],
      price: '29.50',
      originalPrice: null,
      stock: 12,
      sold: 0,
      weight: 560,
      code: null,
      barCode: null,
      picture: '',
    },
  ],
  postage: '3.00',
  guaranteeIds: [1],
  virtual: false,
  translations: { fr: { name: 'Théière en verre' } },
  createTime: '2026-03-01 10:00:00',
};

const category = (id: number, parentId: number, name: string, level: number): OperatorCategory => ({
  id,
  version: 1,
  parentId,
  level,
  name,
  icon: '',
  shown: true,
  goods: 0,
  translations: {},
});

export const categories = [
  category(1, 0, 'Kitchen', 1),
  category(31, 1, 'Tea', 2),
  category(32, 31, 'Teapots', 3),
  category(33, 31, 'Cups', 3),
];

export const picture: OperatorPicture = {
  id: 9,
  shopId: 7,
  url: '/picture/cc.webp',
  type: 'image/jpeg',
  width: 800,
  height: 600,
  size: 1000,
  createTime: '2026-03-01 10:00:00',
  unusedSince: null,
};

/** The calls of the goods' pages, for a shop with one teapot. */
export const goodsCalls = {
  operatorGoodsDetail: async (_args: object) => goodsDetail,
  createGoods: async (_args: object, _options?: object) => ({ id: 8 }),
  saveGoods: async (_args: object) => ({ ...goodsDetail, version: 3 }),
  copyGoods: async (_args: object, _options?: object) => ({ id: 9 }),
  archiveGoods: async (_args: object) => ({ ...goodsDetail, state: 'archived' as const }),
  restoreGoods: async (_args: object) => goodsDetail,
  operatorCategories: async () => categories,
  operatorShopCategories: async (_args: object) => [
    { id: 4, shopId: 7, version: 1, pid: 0, level: 1, name: 'New in', goods: 1, translations: {} },
  ],
  operatorGuarantees: async () => [
    {
      id: 1,
      version: 1,
      name: 'Back within 30 days',
      content: 'We pay the way back.',
      icon: '',
      sort: 1,
      translations: {},
    },
  ],
  operatorShops: async (_args: object) => ({
    list: [{ id: 7, name: 'Harbour & Pine', open: true, goods: 1 }],
    total: 1,
    pages: 1,
  }),
  uploadPicture: async (_args: object, _options?: object) => picture,
};

import type { ShopInfo } from '@vermilion/api-client';
import type {
  LedgerEntry,
  OperatorCoupon,
  OperatorCouponDetail,
  OperatorRefund,
  OperatorReview,
  OperatorShopCategory,
  OperatorShopDetail,
  Payout,
  ShopBalance,
  ShopFreight,
  ShopStatement,
  ShopToday,
} from '@vermilion/api-client/operator';

export const refund: OperatorRefund = {
  refundNo: 'RE1',
  orderNo: 'SH1',
  shopId: 7,
  status: 0,
  withdrawn: false,
  amount: '12.50',
  quantity: 1,
  reason: 'It is damaged',
  explanation: 'The lid is cracked',
  pictures: ['/picture/lid.jpg'],
  refusal: null,
  paidBackBy: 'provider',
  returnCompany: null,
  returnWaybill: null,
  createTime: '2026-03-02 08:00:00',
  decisionTime: null,
  lines: [
    {
      goodsId: 3,
      goodsName: 'Iron kettle',
      skuId: 31,
      sku: 'black',
      quantity: 1,
      amount: '12.50',
    },
  ],
};

export const review: OperatorReview = {
  id: 11,
  shopId: 7,
  goodsId: 3,
  goodsName: 'Iron kettle',
  sku: 'black',
  star: 4,
  comment: 'Pours well',
  pictures: ['/picture/tea.jpg'],
  reply: null,
  createTime: '2026-03-02 08:00:00',
  shown: true,
  hideReason: null,
};

/** The last 30 days: an order of 10.00 on each of the last two, none before. */
export const today: ShopToday = {
  shopId: 7,
  toShip: 3,
  refunds: 1,
  returns: 0,
  reviews: 2,
  lowStock: 4,
  days: Array.from({ length: 30 }, (_, at) => ({
    date: `2026-03-${String(at + 1).padStart(2, '0')}`,
    orders: at < 28 ? 0 : 1,
    amount: at < 28 ? '0.00' : '10.00',
  })),
};

export const coupon: OperatorCouponDetail = {
  id: 3,
  version: 1,
  shopId: 7,
  name: 'Tea time',
  useType: 1,
  type: 1,
  amount: '3.00',
  minAmount: '0.00',
  productIds: [],
  categoryIds: [],
  days: 30,
  useFrom: null,
  useUntil: null,
  claimFrom: null,
  claimUntil: null,
  total: 500,
  left: 488,
  given: 0,
  open: true,
  translations: { fr: { name: 'L’heure du thé' } },
};

export const couponRow: OperatorCoupon = {
  id: 3,
  shopId: 7,
  name: 'Tea time',
  amount: '3.00',
  minAmount: '0.00',
  open: true,
  left: 488,
};

export const shop: OperatorShopDetail = {
  id: 7,
  version: 1,
  open: true,
  name: 'Harbour & Pine',
  intro: 'Things of iron and wood',
  keywords: '',
  avatar: '/picture/logo.jpg',
  backImage: '',
  streetBackImage: null,
  pcBackImage: null,
  pcBanner: ['/picture/one.jpg', '/picture/two.jpg'],
  openingHours: [{ days: [1, 2], opens: '09:00', closes: '18:00' }],
  realName: 'Ada Moreau',
  email: 'shop@example.com',
  phone: '',
  address: '',
  qualification: [],
  serviceType: 'email',
  serviceValue: 'help@example.com',
  translations: { fr: { intro: 'Du fer et du bois' } },
  typeId: 1,
  categoryId: 1,
  isSelf: false,
  isRecommended: false,
  sort: 0,
  holiday: null,
  suspension: null,
  layout: [
    {
      kind: 'goods',
      title: 'For the kitchen',
      productIds: [3],
      translations: { fr: { title: 'Pour la cuisine' } },
    },
    { kind: 'introduction', title: '', productIds: [], translations: {} },
  ],
  deliveryMethods: ['courier'],
  shopCourierFreight: null,
  handling: { cutOff: null, days: null, mallCutOff: '14:00', mallDays: 1 },
};

/** What the mall tells shoppers of the shop. */
export const shopInfo: ShopInfo = {
  id: shop.id,
  name: shop.name,
  typeId: 1,
  isSelf: false,
  avatar: shop.avatar,
  starLevel: 4,
  stars: 4.2,
  isCollect: false,
  pcBanner: '[]',
  pcBackImage: null,
  collectNum: 12,
};

/** Goods as shoppers see them in a list. */
export const listed = {
  id: 3,
  image: '/picture/kettle.jpg',
  storeName: 'Iron kettle',
  price: '24.50',
  otPrice: '24.50',
  sales: 4,
  ficti: 0,
  unitName: '',
  stock: 5,
  merId: 7,
};

export const freight: ShopFreight = {
  id: 7,
  version: 1,
  rule: {
    by: 'weight',
    zones: [
      {
        countries: ['ES'],
        baseUnits: 500,
        base: '4.50',
        furtherUnits: 500,
        further: '1.00',
        freeFrom: null,
      },
    ],
  },
};

const shopCategory = (id: number, name: string, more: object = {}): OperatorShopCategory => ({
  id,
  shopId: 7,
  version: 1,
  pid: 0,
  level: 1,
  name,
  goods: 0,
  translations: {},
  ...more,
});

export const shopCategories: OperatorShopCategory[] = [
  shopCategory(1, 'Kitchen', { goods: 3 }),
  shopCategory(2, 'Garden'),
  shopCategory(3, 'Kettles', { pid: 1, level: 2 }),
];

export const balance: ShopBalance = {
  shopId: 7,
  currency: 'EUR',
  balance: '120.00',
  available: '95.50',
  frozen: '24.50',
  commissionPercent: 5,
  hasAccount: false,
};

export const statement: ShopStatement = {
  shopId: 7,
  month: '2026-03',
  currency: 'EUR',
  opening: '80.00',
  closing: '103.27',
  items: [
    { item: 'sale', count: 1, amount: '24.50' },
    { item: 'commission', count: 1, amount: '-1.23' },
  ],
};

export const entry: LedgerEntry = {
  id: 1,
  time: '2026-03-01 08:05:00',
  account: 'shopPayable',
  shopId: 7,
  item: 'sale',
  amount: '24.50',
  currency: 'EUR',
  kind: 'payment',
  subjectId: 1,
  orderNo: 'SH1',
};

export const payout: Payout = {
  id: 2,
  payoutNo: 'PO1',
  shopId: 7,
  shopName: 'Harbour & Pine',
  amount: '40.00',
  currency: 'EUR',
  status: 'failed',
  batchNo: null,
  failure: 'Account closed',
  createTime: '2026-03-04 08:00:00',
  endTime: '2026-03-05 08:00:00',
};

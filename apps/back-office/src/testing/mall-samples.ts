import type {
  OperatorApplication,
  OperatorCategory,
  OperatorScope,
  OperatorShopDetail,
  OperatorShopper,
  OperatorShopType,
  OperatorTrade,
} from '@vermilion/api-client/operator';
import { vi } from 'vitest';
import { keyWith, pageOf } from './samples';

const ofMall: OperatorScope[] = [
  'applications:read',
  'applications:decide',
  'shops:read',
  'shops:write',
  'shoppers:read',
  'shoppers:write',
  'content:read',
  'content:write',
  'goods:read',
  'money:read',
  'money:write',
  'keys:manage',
  'audit:read',
];

/** The key of somebody who runs the mall. */
export const mallKey = (scopes = ofMall) => ({ ...keyWith(scopes), shopId: null });

export const application: OperatorApplication = {
  id: 951,
  status: 1,
  withdrawn: false,
  name: 'Kiln',
  realName: 'Iris Okafor',
  email: 'iris@example.com',
  countryCode: '44',
  phone: '7700900123',
  categoryId: 21,
  typeId: 31,
  handlingFee: 5,
  keywords: 'cups, bowls',
  country: 'United Kingdom',
  address: '2 Mill Lane',
  pictures: ['/picture/licence.webp'],
  refusal: null,
  shopId: null,
  createTime: '2026-03-02 09:30:00',
  sentTime: '2026-03-02 09:30:00',
  decisionTime: null,
};

export const category: OperatorCategory = {
  id: 2,
  version: 1,
  parentId: 1,
  level: 2,
  name: 'Kettles',
  icon: '',
  shown: true,
  goods: 12,
  translations: {},
};

/** Kitchen with Kettles and Pots, and Garden. */
const categories = [
  { ...category, id: 1, parentId: 0, level: 1, name: 'Kitchen', goods: 0 },
  category,
  { ...category, id: 3, name: 'Pots', goods: 0 },
  { ...category, id: 4, parentId: 0, level: 1, name: 'Garden', goods: 0 },
];

export const trade: OperatorTrade = {
  id: 21,
  version: 1,
  name: 'Pottery',
  fee: 5,
  sort: 1,
  shops: 2,
  translations: { fr: { name: 'Poterie' } },
};

export const shopType: OperatorShopType = {
  id: 31,
  version: 1,
  name: 'Workshop',
  info: '',
  sort: 1,
  shops: 2,
  translations: {},
};

export const shop: OperatorShopDetail = {
  id: 7,
  version: 3,
  open: true,
  name: 'Harbour & Pine',
  intro: 'Kitchenware by the sea',
  keywords: '',
  avatar: '',
  backImage: '',
  streetBackImage: null,
  pcBackImage: null,
  pcBanner: [],
  openingHours: [],
  realName: 'Ada Marchetti',
  email: 'ada@example.com',
  phone: '+34 612345678',
  address: 'Calle del Olmo 14',
  qualification: [],
  serviceType: 'email',
  serviceValue: 'ada@example.com',
  translations: {},
  typeId: 31,
  categoryId: 21,
  isSelf: false,
  isRecommended: false,
  sort: 5,
  holiday: null,
  suspension: null,
  layout: [],
  deliveryMethods: ['courier'],
  shopCourierFreight: null,
};

export const shopper: OperatorShopper = {
  id: 42,
  kind: 'email',
  nickname: 'Iris',
  state: 'active',
  createTime: '2026-03-01 08:00:00',
  blockReason: null,
  blockTime: null,
  sessions: 2,
  orders: 3,
  accepted: [{ kind: 'registration', number: 2, time: '2026-03-01 08:00:00' }],
};

/** The calls of those who run a mall with a shop, an application and a shopper; tests replace what they are about. */
export const mallCalls = () => ({
  operatorSelf: vi.fn(async () => mallKey()),
  operatorApplications: vi.fn(async (_args: object) => pageOf([application])),
  approveApplication: vi.fn(async (_args: object) => ({ shopId: 8 })),
  refuseApplication: vi.fn(async (_args: object) => null),
  operatorTrades: vi.fn(async () => [trade]),
  operatorShopTypes: vi.fn(async () => [shopType]),
  operatorShops: vi.fn(async (_args: object) =>
    pageOf([{ id: 7, name: shop.name, open: true, goods: 12 }]),
  ),
  operatorShop: vi.fn(async (_args: object) => shop),
  classifyShop: vi.fn(async (_args: object) => shop),
  suspendShop: vi.fn(async (_args: object) => null),
  resumeShop: vi.fn(async (_args: object) => null),
  shopBalance: vi.fn(async (_args: object) => ({
    shopId: 7,
    currency: 'EUR',
    balance: '120.00',
    available: '80.00',
    frozen: '40.00',
    commissionPercent: 5,
    hasAccount: false,
  })),
  operatorCategories: vi.fn(async () => categories),
  createCategory: vi.fn(async (_args: object, _options: object) => ({ id: 9 })),
  saveCategory: vi.fn(async (_args: object) => category),
  moveCategory: vi.fn(async (_args: object) => category),
  deleteCategory: vi.fn(async (_args: object) => null),
  saveTrade: vi.fn(async (_args: object) => trade),
  findShoppers: vi.fn(async (_args: object) => [shopper]),
  operatorShopper: vi.fn(async (_args: object) => shopper),
  blockShopper: vi.fn(async (_args: object) => null),
  unblockShopper: vi.fn(async (_args: object) => null),
  endShopperSessions: vi.fn(async (_args: object) => null),
  setCommission: vi.fn(async (_args: object) => null),
  setPayoutAccount: vi.fn(async (_args: object) => null),
});

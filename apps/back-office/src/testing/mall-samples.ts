import type {
  OperatorApplication,
  OperatorScope,
  OperatorShopDetail,
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
  setCommission: vi.fn(async (_args: object) => null),
  setPayoutAccount: vi.fn(async (_args: object) => null),
});

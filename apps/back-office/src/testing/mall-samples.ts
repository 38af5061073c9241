import type {
  AgreementVersion,
  AuditEntry,
  OperatorActivity,
  OperatorAgreement,
  OperatorApplication,
  OperatorBanner,
  OperatorCategory,
  OperatorScope,
  OperatorShopDetail,
  OperatorShopper,
  OperatorShopType,
  OperatorTrade,
  Payout,
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

export const agreement: OperatorAgreement = {
  id: 7,
  version: 2,
  kind: 'privacy',
  state: 'draft',
  number: null,
  fromTime: null,
  accepted: 0,
  text: '<p>We keep little.</p>',
  translations: { fr: { text: '<p>Nous gardons peu.</p>' } },
};

const inForce: AgreementVersion = {
  id: 6,
  version: 2,
  kind: 'privacy',
  state: 'inForce',
  number: 2,
  fromTime: '2026-03-01 08:00:00',
  accepted: 1204,
};

export const banner: OperatorBanner = {
  id: 4,
  version: 2,
  slot: 'main',
  picture: '/picture/spring.webp',
  name: 'Spring teas',
  link: '/activity/3',
  fromTime: '2026-03-01 00:00:00',
  untilTime: null,
  shown: true,
  translations: {},
};

export const activity: OperatorActivity = {
  id: 3,
  version: 1,
  name: 'Tea time',
  type: 1,
  instruction: '',
  pictures: [],
  open: true,
  endTime: null,
  goods: [{ goodsId: 12, picture: banner.picture, name: 'Green tea' }],
  translations: {},
};

/** The home page as shoppers see it, with a banner and an activity. */
const preview = {
  index: { banner: [{ id: 4, pic: banner.picture, name: 'Spring is here' }], bastBanner: [] },
  activities: [
    {
      id: 3,
      name: 'Tea time',
      type: 1,
      productList: [
        {
          proId: 3,
          proImage: banner.picture,
          image: banner.picture,
          storeName: 'Iron kettle',
          price: '24.50',
          otPrice: null,
        },
      ],
    },
  ],
};

export const payout: Payout = {
  id: 41,
  payoutNo: 'PO1',
  shopId: 7,
  shopName: 'Harbour & Pine',
  amount: '80.00',
  currency: 'EUR',
  status: 'sent',
  batchNo: 'BF1',
  failure: null,
  createTime: '2026-03-02 09:30:00',
  endTime: null,
};

const entry: AuditEntry = {
  id: 90,
  time: '2026-03-02 09:30:00',
  keyId: 1,
  keyName: 'Ada',
  shopId: 7,
  action: 'setPrice',
  subjectType: 'sku',
  subjectId: '31',
  result: 'done',
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
  operatorAgreements: vi.fn(async (_args: object) => [inForce]),
  operatorAgreement: vi.fn(async (_args: object) => agreement),
  createAgreement: vi.fn(async (_args: object, _options: object) => ({ id: 8 })),
  saveAgreement: vi.fn(async (_args: object) => agreement),
  publishAgreement: vi.fn(async (_args: object) => agreement),
  deleteAgreement: vi.fn(async (_args: object) => null),
  operatorBanners: vi.fn(async () => [banner, { ...banner, id: 5, name: 'Autumn' }]),
  createBanner: vi.fn(async (_args: object) => ({ id: 9 })),
  orderBanners: vi.fn(async (_args: object) => null),
  uploadMallPicture: vi.fn(async (_args: object) => ({ url: '/picture/new.webp' })),
  operatorActivities: vi.fn(async () => [{ ...activity, goods: 1 }]),
  operatorActivity: vi.fn(async (_args: object) => activity),
  saveActivity: vi.fn(async (_args: object) => activity),
  previewHome: vi.fn(async (_args: object) => preview),
  operatorHotWords: vi.fn(async () => []),
  operatorSearchWords: vi.fn(async (_args: object) => [
    { line: 'tea, infusion', own: false, used: true },
  ]),
  setSearchWord: vi.fn(async (_args: object) => null),
  searchedWords: vi.fn(async (_args: object) => [{ words: 'teapod', times: 17 }]),
  missingTranslations: vi.fn(async () => [
    { kind: 'trade', language: 'fr', texts: 3, missing: 0 },
    { kind: 'goods', language: 'fr', texts: 60, missing: 40 },
  ]),
  operatorTexts: vi.fn(async (_args: object) => ({
    list: [{ id: '0a', source: 'Iron kettle', translation: null }],
    after: null,
  })),
  saveTranslation: vi.fn(async (_args: object) => null),
  payouts: vi.fn(async (_args: object) => ({ payouts: [payout], next: 40 })),
  createPayouts: vi.fn(async (_args: object, _options: object) => [payout]),
  sendPayouts: vi.fn(async (_args: object) => ({
    batchNo: 'BF1',
    transfers: [
      {
        payoutNo: 'PO1',
        holder: 'Ada Marchetti',
        accountNumber: 'ES00',
        bankCode: '',
        amount: '80.00',
        currency: 'EUR',
      },
    ],
  })),
  confirmPayout: vi.fn(async (_args: object) => null),
  failPayout: vi.fn(async (_args: object) => null),
  checkLedger: vi.fn(async () => ({
    agrees: false,
    differences: [
      {
        check: 'amount',
        subject: 'refund 12',
        account: 'shopPayable',
        expected: '12.50',
        posted: '12.00',
      },
    ],
  })),
  auditLog: vi.fn(async (_args: object) =>
    pageOf([entry, { ...entry, id: 89, keyId: null, keyName: null }]),
  ),
  operatorKeys: vi.fn(async (_args: object) =>
    pageOf([{ ...mallKey(['goods:read']), id: 2, name: 'Warehouse', hint: 'vmo_2' }]),
  ),
  createOperatorKey: vi.fn(async (_args: object) => ({ id: 3, key: 'vmo_secret' })),
  revokeOperatorKey: vi.fn(async (_args: object) => null),
  findShoppers: vi.fn(async (_args: object) => [shopper]),
  operatorShopper: vi.fn(async (_args: object) => shopper),
  blockShopper: vi.fn(async (_args: object) => null),
  unblockShopper: vi.fn(async (_args: object) => null),
  endShopperSessions: vi.fn(async (_args: object) => null),
  setCommission: vi.fn(async (_args: object) => null),
  setPayoutAccount: vi.fn(async (_args: object) => null),
});

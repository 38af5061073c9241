import type {
  AuditEntry,
  DeadJob,
  OperatorApplication,
  OperatorCategory,
  OperatorReport,
  OperatorScope,
  OperatorShopDetail,
  OperatorShopper,
  OperatorShopType,
  OperatorTrade,
  Payout,
  RecurringJob,
} from '@vermilion/api-client/operator';
import { keyWith } from './samples';

const ofMall: OperatorScope[] = [
  'applications:read',
  'applications:decide',
  'reports:read',
  'reports:decide',
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
  'jobs:manage',
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

export const report: OperatorReport = {
  id: 41,
  version: 1,
  subject: 'product',
  subjectId: 103,
  subjectName: 'Stoneware cup',
  goodsId: 103,
  shopId: 7,
  reason: 'misleading',
  text: 'It is porcelain, and half as large as in the picture.',
  status: 'open',
  note: '',
  accountId: 42,
  createTime: '2026-03-02 09:30:00',
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
export const categories = [
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
  handling: { cutOff: null, days: null, mallCutOff: '14:00', mallDays: 1 },
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

export const entry: AuditEntry = {
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

export const deadJob: DeadJob = {
  id: 73,
  name: 'pay a refund back',
  data: { refund: 41 },
  attempts: 10,
  createTime: '2026-03-02 09:30:00',
  deadTime: '2026-03-02 11:42:00',
  error: 'Error: the provider is down',
};

export const recurringJob: RecurringJob = {
  name: 'forget finished jobs',
  everySeconds: 3600,
  nextTime: '2026-03-02 12:30:00',
  lastTime: '2026-03-02 11:30:00',
  error: 'Error: the database is busy',
};

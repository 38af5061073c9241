import type {
  OperatorGoods,
  OperatorOrder,
  OperatorScope,
  OwnKey,
  Passkey,
  SecondFactors,
  StaffMember,
  StaffPlace,
} from '@vermilion/api-client/operator';

/** A page of a list with all of its rows. */
export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, pages: 1 });

export const place: StaffPlace = {
  staffId: 5,
  shopId: 7,
  shopName: 'Harbour & Pine',
  roles: ['owner'],
  scopes: [],
  secondFactor: 'none',
  secondFactors: [],
};

const all: OperatorScope[] = [
  'orders:read',
  'orders:ship',
  'refunds:read',
  'refunds:decide',
  'reviews:read',
  'reviews:reply',
  'money:read',
  'shops:read',
  'shops:write',
  'coupons:read',
  'coupons:write',
  'coupons:grant',
  'goods:read',
  'goods:write',
  'staff:manage',
];

export const keyWith = (scopes: OperatorScope[] = all): OwnKey => ({
  id: 1,
  name: 'Ada',
  hint: 'vmo_1',
  scopes,
  shopId: 7,
  createTime: '2026-03-01 08:00:00',
  lastUsedTime: null,
  revokeTime: null,
  restored: false,
});

export const order: OperatorOrder = {
  orderNo: 'SH1',
  shopId: 7,
  shopName: 'Harbour & Pine',
  state: 'toShip',
  refundStatus: 0,
  createTime: '2026-03-01 08:00:00',
  payTime: '2026-03-01 08:05:00',
  beginTime: null,
  payPrice: '24.50',
  receiver: 'Sofia Marchetti',
  phone: '612345678',
  address: 'Calle del Olmo 14',
  note: 'Ring twice',
  deliveryName: null,
  deliveryId: null,
  lines: [
    {
      goodsId: 3,
      goodsName: 'Iron kettle',
      skuId: 31,
      sku: 'black',
      price: '24.50',
      quantity: 3,
      refundedQuantity: 1,
    },
  ],
};

export const goods: OperatorGoods = {
  id: 3,
  shopId: 7,
  name: 'Iron kettle',
  onSale: true,
  price: '24.50',
  skus: [
    { id: 31, sku: 'black', price: '24.50', originalPrice: null, stock: 4, sold: 9 },
    { id: 32, sku: 'red', price: '26.00', originalPrice: null, stock: 0, sold: 2 },
  ],
};

export const member: StaffMember = {
  id: 6,
  version: 1,
  shopId: 7,
  nickname: 'Mei',
  email: 'mei@example.com',
  roles: ['orders'],
  createTime: '2026-03-01 08:00:00',
  lastUsedTime: null,
};

/** An account without a second factor, where passkeys can be made. */
export const factors: SecondFactors = {
  hasApp: false,
  recoveryCodes: 0,
  isProved: false,
  passkeyOrigin: window.location.origin,
  passkeys: [],
};

export const passkey: Passkey = {
  id: 3,
  name: 'Work laptop',
  createTime: '2026-03-01 10:00:00',
  lastUsedTime: null,
};

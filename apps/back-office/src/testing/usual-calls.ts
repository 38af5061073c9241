import { goodsCalls } from './goods-samples';
import { factors, goods, keyWith, member, order, pageOf, place } from './samples';
import { shopCalls } from './shop-calls';

/** Stands for a shop with an owner, an order, goods and a colleague; tests replace what they are about. */
export const usualCalls = () => ({
  ...shopCalls(),
  operatorSelf: async () => keyWith(),
  staffPlaces: async () => [place],
  openStaffSession: async (_args: object) => ({ key: '', endTime: '', idleMinutes: 30 }),
  closeStaffSession: async () => null,
  acceptStaffInvitation: async (_args: object) => ({ staffId: place.staffId }),
  beginSecondFactor: async () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
  secondFactors: async () => factors,
  askForPasskey: async () => ({ rpId: 'localhost', challenge: 'c', allowCredentials: [] }),
  beginPasskey: async () => ({}),
  confirmSecondFactor: async (_args: object) => ({ recoveryCodes: ['aaaaa-11111'] }),
  operatorOrders: async (_args: object) => pageOf([order]),
  operatorOrder: async (_args: object) => order,
  beginOrder: async (_args: object) => null,
  shipOrder: async (_args: object) => null,
  addTrace: async (_args: object) => null,
  operatorGoods: async (_args: object) => pageOf([goods]),
  setGoodsOnSale: async (_args: object) => null,
  setPrice: async (_args: object) => goods.skus[0],
  setStock: async (_args: object) => goods.skus[0],
  ...goodsCalls,
  staffMembers: async (_args: object) => pageOf([member]),
  inviteStaff: async (_args: object) => ({
    link: 'https://mall.example/back-office/invitation#t',
    mailed: true,
    endTime: '2026-03-08 08:00:00',
  }),
  saveStaff: async (_args: object) => member,
  removeStaff: async (_args: object) => null,
  loginByEmail: async (_args: object) => null,
  loginByPhone: async (_args: object) => null,
  logout: async () => null,
  homeIndex: async () => ({
    shopPayCurrency: '{"currency":"EUR","symbol":"€"}',
    mall: { zoneOffsetMinutes: 0 },
  }),
});

import '@testing-library/jest-dom/vitest';
// Pages are loaded when they are opened: here before, since that takes long on a busy machine
import '../pages/coupon';
import '../pages/coupons';
import '../pages/delivery';
import '../pages/goods';
import '../pages/goods-edit';
import '../pages/home';
import '../pages/money';
import '../pages/order';
import '../pages/orders';
import '../pages/refund';
import '../pages/refunds';
import '../pages/reviews';
import '../pages/profile';
import '../pages/second-factor';
import '../pages/shop-categories';
import '../pages/shop-holiday';
import '../pages/slips';
import '../pages/staff';
import '../pages/statement';
import '../pages/waybills';
import { render } from '@testing-library/react';
import { MallError, type MallErrorKind } from '@vermilion/api-client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Mock, vi } from 'vitest';
import { appRoutes } from '../app';
import type { Clients } from '../wire/clients';
import { goodsCalls } from './goods-samples';
import { factors, goods, keyWith, member, order, pageOf, place } from './samples';
import { shopCalls } from './shop-calls';

/** A failure as the client throws it. */
export const failure = (kind: MallErrorKind, reason?: string, data?: unknown) =>
  new MallError({ kind, operation: 'test', code: 500, status: 200, reason, data });

/** Calls whose arguments are kept. */
const spied = <Calls extends Record<string, (...args: never[]) => unknown>>(calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([id, call]) => [id, vi.fn(call as () => unknown)]),
  ) as unknown as { [Id in keyof Calls]: Mock<Calls[Id]> };
/** A value that the server refuses, at its field. */
export const failureAt = (field: string) =>
  new MallError({
    kind: 'business',
    operation: 'test',
    code: 400,
    status: 200,
    reason: 'invalid-value',
    field,
  });

/** Stands for a shop with an owner, an order, goods and a colleague; tests replace what they are about. */
const usualCalls = () => ({
  ...shopCalls(),
  operatorSelf: vi.fn(async () => keyWith()),
  staffPlaces: vi.fn(async () => [place]),
  openStaffSession: vi.fn(async (_args: object) => ({ key: '', endTime: '', idleMinutes: 30 })),
  closeStaffSession: vi.fn(async () => null),
  acceptStaffInvitation: vi.fn(async (_args: object) => ({ staffId: place.staffId })),
  beginSecondFactor: vi.fn(async () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' })),
  secondFactors: vi.fn(async () => factors),
  askForPasskey: vi.fn(async () => ({ rpId: 'localhost', challenge: 'c', allowCredentials: [] })),
  beginPasskey: vi.fn(async () => ({})),
  confirmSecondFactor: vi.fn(async (_args: object) => ({ recoveryCodes: ['aaaaa-11111'] })),
  operatorOrders: vi.fn(async (_args: object) => pageOf([order])),
  operatorOrder: vi.fn(async (_args: object) => order),
  beginOrder: vi.fn(async (_args: object) => null),
  shipOrder: vi.fn(async (_args: object) => null),
  addTrace: vi.fn(async (_args: object) => null),
  operatorGoods: vi.fn(async (_args: object) => pageOf([goods])),
  setGoodsOnSale: vi.fn(async (_args: object) => null),
  setPrice: vi.fn(async (_args: object) => goods.skus[0]),
  setStock: vi.fn(async (_args: object) => goods.skus[0]),
  ...spied(goodsCalls),
  staffMembers: vi.fn(async (_args: object) => pageOf([member])),
  inviteStaff: vi.fn(async (_args: object) => ({
    link: 'https://mall.example/back-office/invitation#t',
    mailed: true,
    endTime: '2026-03-08 08:00:00',
  })),
  saveStaff: vi.fn(async (_args: object) => member),
  removeStaff: vi.fn(async (_args: object) => null),
  loginByEmail: vi.fn(async (_args: object) => null),
  loginByPhone: vi.fn(async (_args: object) => null),
  logout: vi.fn(async () => null),
  homeIndex: vi.fn(async () => ({
    shopPayCurrency: '{"currency":"EUR","symbol":"€"}',
    mall: { zoneOffsetMinutes: 0 },
  })),
});

type Calls = ReturnType<typeof usualCalls>;
type Replaced = { [Id in keyof Calls]?: (...args: never[]) => Promise<unknown> };
/** Calls that only some pages make. */
type Further = Record<string, (...args: never[]) => Promise<unknown>>;

/** Opens the app at a path with these calls instead of the usual ones. */
export function openOffice(path: string, replaced: Replaced & Further = {}) {
  const calls = { ...usualCalls(), ...replaced } as Calls;
  let endSession = () => {};
  // The calls in use
  const clients = { operator: calls, mall: calls } as unknown as Clients;
  const routes = appRoutes({ locale: 'en', messages: {} }, (_language, onSessionEnd) => {
    endSession = onSessionEnd;
    return clients;
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { calls, router, endSession: () => endSession() };
}

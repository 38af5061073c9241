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
import { usualCalls } from './usual-calls';

/** A failure as the client throws it. */
export const failure = (kind: MallErrorKind, reason?: string, data?: unknown) =>
  new MallError({ kind, operation: 'test', code: 500, status: 200, reason, data });

type AnyCalls = Record<string, (...args: never[]) => unknown>;
export type Spied<Calls extends AnyCalls> = { [Id in keyof Calls]: Mock<Calls[Id]> };

/** Calls whose arguments are kept. */
export const spied = <Calls extends AnyCalls>(calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([id, call]) => [id, vi.fn(call as () => unknown)]),
  ) as unknown as Spied<Calls>;

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

type Calls = Spied<ReturnType<typeof usualCalls>>;
type Replaced = { [Id in keyof Calls]?: (...args: never[]) => Promise<unknown> };
/** Calls that only some pages make. */
type Further = Record<string, (...args: never[]) => Promise<unknown>>;

/** Opens the app at a path with these calls instead of the usual ones. */
export function openOffice(path: string, replaced: Replaced & Further = {}) {
  const calls = { ...spied(usualCalls()), ...replaced } as Calls;
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

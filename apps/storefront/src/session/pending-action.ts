import { sessionStore } from '../browser/storage';
import { storeValue, takeStored } from '../browser/stored-value';

/** An action for which a guest had to sign in; resumed afterwards. */
export type PendingAction =
  | { type: 'buyNow'; productId: number; skuId: number; quantity: number }
  | { type: 'checkout'; skuIds: number[] }
  | { type: 'collect'; skuIds: number[] }
  | { type: 'collectOne'; kind: 'goods' | 'shop'; id: number }
  | { type: 'claimCoupon'; couponId: number }
  | { type: 'watchStock'; skuId: number };

const KEY = 'pendingAction';

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

function isAction(value: unknown): value is PendingAction {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'checkout' || value.type === 'collect')
    return 'skuIds' in value && Array.isArray(value.skuIds) && value.skuIds.every(isId);
  if (value.type === 'claimCoupon') return 'couponId' in value && isId(value.couponId);
  if (value.type === 'watchStock') return 'skuId' in value && isId(value.skuId);
  if (value.type === 'collectOne')
    return (
      'kind' in value &&
      ['goods', 'shop'].includes(String(value.kind)) &&
      'id' in value &&
      isId(value.id)
    );
  const { productId, skuId, quantity } = value as Record<string, unknown>;
  return value.type === 'buyNow' && [productId, skuId, quantity].every(isId);
}

/** Stores an action across sign-in and the reload after registration. */
export const savePendingAction = (
  action: PendingAction,
  now?: number,
  store?: typeof sessionStore,
) => storeValue(KEY, action, now, store);

/** Whether an action is stored. */
export const hasPendingAction = (store = sessionStore) => store.getItem(KEY) !== null;

/** Takes the stored action, once; an expired or unreadable one is dropped. */
export function takePendingAction(
  now?: number,
  store?: typeof sessionStore,
): PendingAction | undefined {
  const action = takeStored(KEY, now, store);
  return isAction(action) ? action : undefined;
}

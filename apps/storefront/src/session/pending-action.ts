import { sessionStore } from '../browser/storage';

/** What a guest wanted to do when sign-in was required; carried out afterwards. */
export type PendingAction =
  | { type: 'buyNow'; productId: number; skuId: number; quantity: number }
  | { type: 'checkout'; skuIds: number[] }
  | { type: 'collect'; skuIds: number[] }
  | { type: 'collectOne'; kind: 'goods' | 'shop'; id: number }
  | { type: 'claimCoupon'; couponId: number };

const KEY = 'pendingAction';
const QUARTER_HOUR_MS = 900_000;

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

function isAction(value: unknown): value is PendingAction {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'checkout' || value.type === 'collect')
    return 'skuIds' in value && Array.isArray(value.skuIds) && value.skuIds.every(isId);
  if (value.type === 'claimCoupon') return 'couponId' in value && isId(value.couponId);
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

/** Saves an action during sign-in and the reload that follows a registration. */
export function savePendingAction(action: PendingAction, now = Date.now(), store = sessionStore) {
  store.setItem(KEY, JSON.stringify({ action, until: now + QUARTER_HOUR_MS }));
}

/** Whether one is kept. */
export const hasPendingAction = (store = sessionStore) => store.getItem(KEY) !== null;

/** The saved action, once; an expired or unreadable one is dropped. */
export function takePendingAction(
  now = Date.now(),
  store = sessionStore,
): PendingAction | undefined {
  const text = store.getItem(KEY);
  store.removeItem(KEY);
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { action, until } = stored as { action?: unknown; until?: unknown };
    return Number(until) > now && isAction(action) ? action : undefined;
  } catch {
    return undefined;
  }
}

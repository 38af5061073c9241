import type { CouponTerms } from '../coupon/rules';
import { invalidValue } from '../kernel/errors';

/** What operators decide about a coupon. */
export interface CouponDraft extends CouponTerms {
  name: string;
  /** 1 claimed by the shopper, 2 gift for a new account, 3 gift after a purchase */
  type: number;
  /** days of validity; null for a fixed time */
  day: number | null;
  useStartAt: Date | null;
  useEndAt: Date | null;
  receiveStartAt: Date | null;
  receiveEndAt: Date | null;
  /** null for unlimited */
  total: number | null;
  isOpen: boolean;
}

/** The rules of a coupon. Refuses the first violation, with its field. */
export function checkCoupon(coupon: CouponDraft): void {
  const { useType, shopId, productIds, categoryIds, moneyMinor, minMinor, total } = coupon;
  const isOfShop = useType === 1 || useType === 2;
  if (isOfShop && shopId === null) throw invalidValue('shopId', 'is required for this kind');
  if (!isOfShop && shopId !== null) throw invalidValue('useType', 'is a kind of the mall');
  if (coupon.type === 2 && shopId !== null)
    throw invalidValue('type', 'is for coupons of the mall: only it gives gifts to new accounts');
  if (moneyMinor <= 0) throw invalidValue('amount', 'must be above 0');
  if (minMinor < 0) throw invalidValue('minAmount', 'must be at least 0');
  checkList('productIds', productIds, useType === 2);
  checkList('categoryIds', categoryIds, useType === 4);
  if (total !== null && total < 1) throw invalidValue('total', 'must be at least 1');
  checkTimes(coupon);
}

function checkList(field: string, ids: readonly number[], isWanted: boolean): void {
  if (isWanted && ids.length === 0) throw invalidValue(field, 'must not be empty for this kind');
  if (!isWanted && ids.length > 0) throw invalidValue(field, 'must be empty for this kind');
  if (new Set(ids).size < ids.length) throw invalidValue(field, 'must have each once');
}

function checkTimes({ day, useStartAt, useEndAt, receiveStartAt, receiveEndAt }: CouponDraft) {
  if (day === null) {
    if (!useStartAt || !useEndAt)
      throw invalidValue('days', 'or useFrom and useUntil are required');
    if (useEndAt <= useStartAt) throw invalidValue('useUntil', 'must be after useFrom');
    if (receiveStartAt && receiveStartAt >= useEndAt)
      throw invalidValue('claimFrom', 'must be before useUntil');
  } else {
    if (useStartAt) throw invalidValue('useFrom', 'must be absent with days');
    if (useEndAt) throw invalidValue('useUntil', 'must be absent with days');
    if (day < 1) throw invalidValue('days', 'must be at least 1');
  }
  if (receiveStartAt && receiveEndAt && receiveEndAt <= receiveStartAt)
    throw invalidValue('claimUntil', 'must be after claimFrom');
}

const sameTime = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
const sameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Null is the latest of all. */
const isEarlier = (a: Date | null, b: Date | null) => a !== null && (b === null || a < b);

/** What somebody has got keeps its terms: refuses other changes than to more and to later. */
export function checkGiven(given: CouponDraft, change: CouponDraft): void {
  const kept: [field: string, isKept: boolean][] = [
    ['name', given.name === change.name],
    ['useType', given.useType === change.useType],
    ['type', given.type === change.type],
    ['amount', given.moneyMinor === change.moneyMinor],
    ['minAmount', given.minMinor === change.minMinor],
    ['productIds', sameIds(given.productIds, change.productIds)],
    ['categoryIds', sameIds(given.categoryIds, change.categoryIds)],
    ['days', given.day === change.day],
    ['useFrom', sameTime(given.useStartAt, change.useStartAt)],
    ['claimFrom', sameTime(given.receiveStartAt, change.receiveStartAt)],
  ];
  const changed = kept.find(([, isKept]) => !isKept);
  if (changed) throw invalidValue(changed[0], 'cannot change once somebody has the coupon');
  const less: [field: string, isLess: boolean][] = [
    ['total', (change.total ?? Infinity) < (given.total ?? Infinity)],
    ['useUntil', isEarlier(change.useEndAt, given.useEndAt)],
    ['claimUntil', isEarlier(change.receiveEndAt, given.receiveEndAt)],
  ];
  const lessened = less.find(([, isLess]) => isLess);
  if (lessened)
    throw invalidValue(lessened[0], 'can only be more or later once somebody has the coupon');
}

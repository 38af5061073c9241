import type { PointsEntry, PointsSummary } from '@vermilion/api-client';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import type { EntryRow } from './entry-store';
import type { PointsBalance } from './rules';

type Needs = Pick<Deps, 'policy'>;

export const toSummary = (
  { policy }: Needs,
  { free, frozen, earned, spent }: PointsBalance,
): PointsSummary => ({
  integral: free,
  frozenIntegral: frozen,
  sumIntegral: earned,
  deductionIntegral: spent,
  integralPrice: toWire(policy, policy.points.worthMinor),
  integralRate: policy.points.perUnit,
  frozenDays: policy.refund.days,
});

/** `goods` are the names of what was ordered. */
export const toEntry = (
  { policy }: Needs,
  row: EntryRow,
  goods: readonly string[],
): PointsEntry => ({
  id: row.id,
  type: row.kind,
  integral: row.points + row.frozen,
  thawTime: wireTimeOrNull(policy, row.frozenUntil),
  masterOrderNo: row.masterOrderNo,
  merOrderNo: row.shopOrderNo,
  refundOrderNo: row.refundNo,
  productName: goods[0] ?? null,
  productNum: goods.length,
  createTime: wireTime(policy, row.createdAt),
});

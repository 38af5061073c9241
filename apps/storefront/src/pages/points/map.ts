import type { PointsEntry as WireEntry, PointsSummary } from '@vermilion/api-client';
import type { PointsBalance, PointsEntry, PointsRules } from '@vermilion/mall-components/points';
import { paths } from '../../page-params/paths';
import type { MallFormat } from '../../wire/mall-format';
import { UNPAID } from '../../wire/order-status';
import { dateOf, minorOf, optionalDate } from '../../wire/wire';

export const toBalance = (wire: PointsSummary): PointsBalance => ({
  current: wire.integral,
  frozen: wire.frozenIntegral,
  earned: wire.sumIntegral,
  spent: wire.deductionIntegral,
});

export const toRules =
  (mall: MallFormat) =>
  (wire: PointsSummary): PointsRules => ({
    perUnit: wire.integralRate,
    pointMinor: minorOf(mall, wire.integralPrice),
    frozenDays: wire.frozenDays,
  });

type Numbers = Pick<WireEntry, 'refundOrderNo' | 'merOrderNo' | 'masterOrderNo'>;

function toSource({ refundOrderNo, merOrderNo, masterOrderNo }: Numbers): PointsEntry['source'] {
  if (refundOrderNo) return { number: refundOrderNo, href: paths.refund(refundOrderNo) };
  if (merOrderNo) return { number: merOrderNo, href: paths.order(merOrderNo) };
  if (masterOrderNo) return { number: masterOrderNo, href: paths.order(masterOrderNo, UNPAID) };
  return undefined;
}

export const toPointsEntry =
  (mall: MallFormat) =>
  (wire: WireEntry): PointsEntry => ({
    id: wire.id,
    kind: wire.type,
    points: wire.integral,
    date: dateOf(mall, wire.createTime),
    frozenUntil: optionalDate(mall, wire.thawTime),
    source: toSource(wire),
  });

import type { PointsEntry as WireEntry, PointsSummary } from '@vermilion/api-client';
import type { PointsBalance, PointsEntry, PointsRules } from '@vermilion/mall-components/points';
import type { Mall } from '../format/mall';
import { dateOf, minorOf, optionalDate } from '../format/wire';
import { UNPAID } from '../order/order-status';

/** The shopper's balance of points. */
export const toBalance = (wire: PointsSummary): PointsBalance => ({
  current: wire.integral,
  frozen: wire.frozenIntegral,
  earned: wire.sumIntegral,
  spent: wire.deductionIntegral,
});

/** The rates by which points are earned and spent. */
export const toRules =
  (mall: Mall) =>
  (wire: PointsSummary): PointsRules => ({
    perUnit: wire.integralRate,
    pointMinor: minorOf(mall, wire.integralPrice),
    frozenDays: wire.frozenDays,
  });

type Numbers = Pick<WireEntry, 'refundOrderNo' | 'merOrderNo' | 'masterOrderNo'>;

function toLink(mall: Mall, { refundOrderNo, merOrderNo, masterOrderNo }: Numbers) {
  if (refundOrderNo) return { number: refundOrderNo, href: mall.links.refund(refundOrderNo) };
  if (merOrderNo) return { number: merOrderNo, href: mall.links.order(merOrderNo) };
  if (masterOrderNo)
    return { number: masterOrderNo, href: mall.links.order(masterOrderNo, UNPAID) };
  return undefined;
}

/** What caused an entry; its goods where the server tells them. */
function toSource(mall: Mall, wire: WireEntry): PointsEntry['source'] {
  const link = toLink(mall, wire);
  const { productName: name, productNum: count } = wire;
  return link && (name ? { ...link, goods: { name, others: count - 1 } } : link);
}

/** An entry of the history of points, with a link to the order or refund that caused it. */
export const toPointsEntry =
  (mall: Mall) =>
  (wire: WireEntry): PointsEntry => ({
    id: wire.id,
    kind: wire.type,
    points: wire.integral,
    date: dateOf(mall, wire.createTime),
    frozenUntil: optionalDate(mall, wire.thawTime),
    source: toSource(mall, wire),
  });

import { couponRefusalText } from '../coupon/rules';
import { useCoupons } from '../coupon/store';
import { inTransaction } from '../db/in-transaction';
import { type Together, together } from '../db/together';
import { takeStock } from '../inventory/stock-store';
import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { settleFreeOrder } from '../payment/free-order';
import { COD } from '../payment/on-delivery';
import { spendPoints } from '../points/ledger';
import type { DraftLine } from './draft';
import { lockOrderFacts, type OrderFacts } from './order-facts';
import { type OrderHeader, orderLinesOf, orderRowsOf } from './order-rows';
import { writeOrder } from './order-store';
import { missingLines, OutOfStock } from './out-of-stock';
import { priceChanged } from './price-changed';
import type { Quote } from './quote';
import { enforceUnpaidLimits } from './unpaid-limits';

/**
 * Writes an order in one transaction, two round trips if it only has to be paid for: what it depends on is locked and
 * read, then decided, then written. Fails when the draft has become an order in the meantime.
 */
export async function placeOrder(
  { db, policy }: Pick<Deps, 'db' | 'policy'>,
  header: OrderHeader,
  order: Quote,
  now: Date,
): Promise<string> {
  const lines = orderLinesOf(order);
  const { userId, couponIds } = header;
  const skuIds = lines.map((line) => line.skuId);
  return inTransaction(
    db,
    async (trx, finish) => {
      const facts = await lockOrderFacts(trx, { ...header, skuIds, now });
      enforceUnpaidLimits(policy.unpaid, header, facts, lines);
      const missing = missingLines(lines, facts.goods);
      if (missing.length > 0) throw new OutOfStock(missing);
      const terms = { percents: percentsOf(facts), tax: policy.tax };
      const write: Together = isOnlyPaidFor(header, order)
        ? finish
        : (statements) => together(trx, statements);
      const [[opened]] = await write([
        writeOrder.with(trx, orderRowsOf(header, order, terms, now)),
        takeStock.with(trx, unitsOf(header, lines, facts)),
      ]);
      if (!opened) throw new Error('An order was not written');
      const { id, orderNo } = opened;
      if (couponIds.length > 0 && !(await useCoupons(trx, userId, couponIds, id, now))) {
        throw namedError('coupon-used', 500, couponRefusalText('used'));
      }
      const { points, payMinor } = order;
      if (points > 0 && !(await spendPoints(trx, { userId, groupId: id, points }, now))) {
        throw priceChanged();
      }
      await settleFreeOrder(trx, { id, payMinor }, now);
      return orderNo;
    },
    // Done again, the draft is an order
    { isRepeatable: true },
  );
}

/** Nothing follows writing the order: neither coupons nor points, nor is it settled at once. */
const isOnlyPaidFor = ({ couponIds, payType }: OrderHeader, { points, payMinor }: Quote): boolean =>
  couponIds.length === 0 && points === 0 && payType !== COD && payMinor > 0;

const percentsOf = ({ goods }: OrderFacts) =>
  new Map(goods.map(({ shopId, commissionPercent }) => [shopId, commissionPercent]));

function unitsOf(
  { preOrderNo }: OrderHeader,
  lines: readonly DraftLine[],
  { goods }: OrderFacts,
): Parameters<typeof takeStock>[1] {
  const held = new Map(goods.map((one) => [one.skuId, one.held]));
  return {
    preOrderNo,
    skuIds: lines.map(({ skuId }) => skuId),
    quantities: lines.map(({ quantity }) => quantity),
    fromStock: lines.map(({ skuId, quantity }) => quantity - (held.get(skuId) ?? 0)),
  };
}

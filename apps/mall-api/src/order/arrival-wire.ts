import { toArrival } from '../freight/arrival-wire';
import type { Deps } from '../kernel/context';
import { isOver, promiseOf } from './promise';
import { columnsOf } from './rules';
import type { ShopOrderRow } from './shop-order-store';

type Row = Pick<
  ShopOrderRow,
  | 'status'
  | 'is_paid'
  | 'is_cod'
  | 'ship_by'
  | 'arrives_from'
  | 'arrives_until'
  | 'arrival_terms'
  | 'arrival_holds_until'
>;

/** What was promised of an order of a shop, and whether it is late; nothing of what was cancelled. */
export function toOrderArrival(needs: Pick<Deps, 'policy' | 'now'>, row: Row) {
  if (row.status === columnsOf.cancelled.status) return {};
  const isConfirmed = row.is_paid || row.is_cod;
  const isOpen =
    row.status === columnsOf.toShip.status || row.status === columnsOf.toReceive.status;
  const promise = promiseOf(needs, { ...row, isConfirmed });
  const late = isConfirmed && isOpen && promise !== undefined && isOver(needs, promise.until);
  return toArrival(promise, late ? { late } : {});
}

/** When an order was delivered: by its last tracking event, or else by when it counted as received. */
export function deliveredAt({
  received_at,
  traces,
}: Pick<ShopOrderRow, 'received_at' | 'traces'>): Date | null {
  const last = traces.at(-1);
  if (!received_at || !last) return received_at;
  const at = new Date(last.at);
  return at < received_at ? at : received_at;
}

import { sql } from 'kysely';
import { inTransaction } from '../db/in-transaction';
import type { DeliveryMethod } from '../db/schema';
import type { WithDb } from '../kernel/context';
import { isConfirmed } from '../order/confirmed';
import { transitionOf } from '../order/rules';

/** A shipment handed to a courier. */
export interface Parcel {
  /** Name and short code of the courier company. */
  company: string;
  companyCode: string;
  waybillNo: string;
  /** The person who delivers, if the shop delivers itself. */
  courier?: string;
  courierPhone?: string;
}

/** Delivery by the shop itself, without a tracking number. */
export type OwnDelivery = Required<Pick<Parcel, 'courier' | 'courierPhone'>>;

/** What is delivered for goods that are not shipped, such as a code: on its own, or with a parcel. */
export interface DeliveredText {
  text: string;
}

/** What a shop sends. */
export type Sending = ((Parcel | OwnDelivery) & Partial<DeliveredText>) | DeliveredText;

const methodOf = (sending: Sending): DeliveryMethod => {
  if ('company' in sending) return 'courier';
  return 'courier' in sending ? 'shopCourier' : 'virtual';
};

/**
 * Marks a confirmed order as shipped and sends its e-mail. False when it cannot be shipped: not confirmed,
 * already shipped, with an open refund, of another shop, or bound to another delivery method.
 */
export async function shipOrder(
  { db, now }: WithDb<'now'>,
  { shopId, orderNo }: { shopId: number; orderNo: string },
  sending: Sending,
): Promise<boolean> {
  const { from, to } = transitionOf('ship');
  const { company, companyCode, waybillNo, ...more }: Partial<Parcel & DeliveredText> = sending;
  const method = methodOf(sending);
  return inTransaction(db, async (trx) => {
    const shipped = await trx
      .updateTable('shop_order')
      .set({
        status: to.status,
        shipped_at: now(),
        express_name: company ?? null,
        express_code: companyCode ?? null,
        waybill_no: waybillNo ?? null,
        courier: more.courier ?? null,
        courier_phone: more.courierPhone ?? null,
        delivery_method: method,
        delivered_text: more.text ?? null,
      })
      .where('shop_id', '=', shopId)
      .where('order_no', '=', orderNo)
      .where('status', '=', from.status)
      .where(isConfirmed)
      .where('refund_status', '=', 'none')
      .where((eb) =>
        method === 'virtual'
          ? eb('delivery_method', '=', method)
          : eb.or([eb('delivery_method', '=', method), eb('delivery_method', 'is', null)]),
      )
      .returning('id')
      .executeTakeFirst();
    return shipped !== undefined;
  });
}

/** Adds a tracking event of an order in transit; idempotent. */
export async function addTrace(
  { db }: WithDb,
  { shopId, orderNo }: { shopId: number; orderNo: string },
  { at, text }: { at: Date; text: string },
): Promise<boolean> {
  const trace = JSON.stringify([{ at: at.toISOString(), text }]);
  const { numUpdatedRows } = await db
    .updateTable('shop_order')
    .set({ traces: sql`traces || ${trace}::jsonb` })
    .where('shop_id', '=', shopId)
    .where('order_no', '=', orderNo)
    .where('status', '=', transitionOf('ship').to.status)
    .where(sql<boolean>`not traces @> ${trace}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import type { OperatorRefund } from '@vermilion/api-client/operator';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { acceptRefund, refuseRefund } from '../refund/decide';
import { confirmPaidBack } from '../refund/paid-by-shop';
import { disputedError, NothingToRefund } from '../refund/pay-out';
import { confirmReturn } from '../refund/return-goods';
import { audited } from './audit';
import { noSuch, shopOf } from './own-shop';
import * as store from './refund-store';
import { statusesOf, WIRE_STATUS } from './refund-wire';

const toRefund = (
  { policy, settings }: Pick<Context, 'policy' | 'settings'>,
  row: store.RefundRow,
  lines: readonly store.RefundLineRow[],
): OperatorRefund => ({
  refundNo: row.refund_no,
  orderNo: row.order_no,
  shopId: row.shop_id,
  status: WIRE_STATUS[row.status],
  withdrawn: row.status === 'withdrawn',
  amount: toWire(policy, row.amount_minor),
  quantity: row.total_quantity,
  reason: row.reason,
  explanation: row.explain,
  pictures: row.pictures.map((picture) => imageUrl(settings, picture)),
  refusal: row.refusal,
  paidBackBy: row.is_cod ? 'shop' : 'provider',
  returnCompany: row.return_company,
  returnWaybill: row.return_waybill_no,
  createTime: wireTime(policy, row.created_at),
  decisionTime: wireTimeOrNull(policy, row.decided_at),
  lines: lines
    .filter(({ refundId }) => refundId === row.id)
    .map(({ refundId: _, amountMinor, ...line }) => ({
      ...line,
      amount: toWire(policy, amountMinor),
    })),
});

/** Decides a refund of the key's shop; `decide` returns whether that was still possible. */
async function decideRefund(
  ctx: Context,
  action: 'acceptRefund' | 'confirmReturn' | 'refuseRefund',
  refundNo: string,
  decide: (trx: Transaction<Database>, shopId: number) => Promise<boolean>,
): Promise<void> {
  const refund = await store.findRefund(ctx.db, shopOf(ctx), refundNo);
  const audit = { action, subject: ['refund', refundNo], shopId: refund?.shop_id } as const;
  await audited(ctx, audit, async (trx) => {
    if (!refund) throw noSuch('refund');
    if (await decide(trx, refund.shop_id)) return true;
    throw namedError('wrong-state', 500, 'This refund has been decided about, or withdrawn.');
  });
}

/** Converts the error of a missing payment into a message. */
const paid = (deciding: Promise<boolean>): Promise<boolean> =>
  deciding.catch((error: unknown) => {
    if (!(error instanceof NothingToRefund)) throw error;
    if (error.isDisputed) throw disputedError();
    throw namedError('refund-unpaid', 500, 'No payment of this order holds the money.');
  });

export const refundHandlers = defineHandlers({
  async operatorRefunds(ctx, { query }) {
    const statuses = query.status === undefined ? undefined : statusesOf(query.status);
    const filter = { shopId: shopOf(ctx, query.shopId), statuses };
    const slice = keysetSliceOf(query);
    const rows = await store.refundsOf(ctx.db, filter, slice);
    const total = await store.countRefunds(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, async (page) => {
      const lines = await store.linesOf(
        ctx.db,
        page.map(({ id }) => id),
      );
      return page.map((row) => toRefund(ctx, row, lines));
    });
  },

  async operatorRefund(ctx, { params: { refundNo } }) {
    const row = await store.findRefund(ctx.db, shopOf(ctx), refundNo);
    if (!row) throw noSuch('refund');
    return toRefund(ctx, row, await store.linesOf(ctx.db, [row.id]));
  },

  async acceptRefund(ctx, { params: { refundNo } }) {
    await decideRefund(ctx, 'acceptRefund', refundNo, (trx) =>
      paid(acceptRefund({ db: trx, now: ctx.now, policy: ctx.policy }, { refundNo })),
    );
    return null;
  },

  async confirmReturn(ctx, { params: { refundNo } }) {
    await decideRefund(ctx, 'confirmReturn', refundNo, (trx, shopId) =>
      paid(confirmReturn({ db: trx, now: ctx.now }, { refundNo, shopId })),
    );
    return null;
  },

  async confirmPaidBack(ctx, { params: { refundNo } }) {
    const refund = await store.findRefund(ctx.db, shopOf(ctx), refundNo);
    const subject = ['refund', refundNo] as const;
    const audit = { action: 'confirmPaidBack', subject, shopId: refund?.shop_id } as const;
    await audited(ctx, audit, async (trx) => {
      if (!refund) throw noSuch('refund');
      if (await confirmPaidBack({ db: trx, now: ctx.now }, { refundNo })) return true;
      const now = await store.findRefund(trx, refund.shop_id, refundNo);
      // A repeated call
      if (now?.is_cod && now.status === 'refunded') return false;
      throw namedError(
        'wrong-state',
        500,
        'This refund does not wait for the shop to pay it back.',
      );
    });
    return null;
  },

  async refuseRefund(ctx, { params: { refundNo }, body }) {
    const { reason } = body;
    await decideRefund(ctx, 'refuseRefund', refundNo, (trx) =>
      refuseRefund({ db: trx, now: ctx.now }, { refundNo, reason }),
    );
    return null;
  },
});

import type { Transaction } from 'kysely';
import type { Database, PayoutStatus } from '../db/schema';
import { defineHandlers, operatorOf } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { toWire } from '../money/wire';
import { audited, auditedOnce } from '../operator/audit';
import { noSuch, shopOf } from '../operator/own-shop';
import { takeIntoFile, transfersOfRequest } from './bank-file';
import { confirmPayout, failPayout, returnPayout } from './end';
import { requireMall } from './own-mall';
import { recordPayouts } from './record';
import * as store from './store';
import { currencyOf, toBatch, toPayout } from './wire';

/** The status that each call is for. */
const goals = {
  confirmPayout: 'paid',
  failPayout: 'failed',
  returnPayout: 'returned',
} as const satisfies Record<string, PayoutStatus>;

/** Changes the status of a payout; `end` returns whether it could. A repetition changes nothing. */
async function endPayout(
  ctx: Context,
  action: keyof typeof goals,
  id: number,
  end: (trx: Transaction<Database>) => Promise<boolean>,
): Promise<null> {
  const payout = await store.findPayout(ctx.db, id);
  const audit = { action, subject: ['payout', id], shopId: payout?.shop_id } as const;
  await audited(ctx, audit, async (trx) => {
    requireMall(ctx, 'payout');
    if (!payout) throw noSuch('payout');
    if (await end(trx)) return true;
    const now = await store.findPayout(trx, id);
    if (now?.status === goals[action]) return false;
    throw namedError('wrong-state', 500, `This payout is ${now?.status ?? payout.status}.`);
  });
  return null;
}

/** Why nothing was recorded for one shop. */
const nothingDue = (hasAccount: boolean) =>
  hasAccount
    ? namedError('limit-reached', 500, 'Nothing of this shop is available.')
    : namedError('wrong-state', 500, 'The bank account of this shop is not known.');

export const payoutHandlers = defineHandlers({
  async payouts(ctx, { query }) {
    const { status, before, limit = 100 } = query;
    const filter = { shopId: shopOf(ctx, query.shopId), status };
    const rows = await store.payoutsBefore(ctx.db, filter, { before, limit: limit + 1 });
    const { shown, next } = toBatch(rows, limit);
    return { payouts: shown.map((row) => toPayout(ctx, row)), next };
  },

  async createPayouts(ctx, { body, headers }) {
    const requestId = headers['idempotency-key'];
    const shopId = body.shopId ?? undefined;
    const { keyId } = operatorOf(ctx);
    const shop = shopId === undefined ? undefined : await store.findShop(ctx.db, shopId);
    const subject = ['shop', shopId ?? 'all'] as const;
    const audit = { action: 'createPayouts', subject, shopId: shop?.id ?? null } as const;
    await auditedOnce(ctx, audit, requestId, async (trx) => {
      requireMall(ctx, 'shop');
      if (shopId !== undefined && !shop) throw noSuch('shop');
      const recorded = await recordPayouts(trx, ctx, { shopId, keyId, requestId }, ctx.now());
      if (shop && recorded === 0) throw nothingDue(shop.holder !== null);
    });
    const rows = await store.payoutsOfRequest(ctx.db, keyId, requestId);
    return rows.map((row) => toPayout(ctx, row));
  },

  async sendPayouts(ctx, { headers }) {
    const request = { keyId: operatorOf(ctx).keyId, requestId: headers['idempotency-key'] };
    const audit = { action: 'sendPayouts', subject: ['payout', 'file'], shopId: null } as const;
    await auditedOnce(ctx, audit, request.requestId, async (trx) => {
      requireMall(ctx, 'payout');
      await takeIntoFile(trx, request, ctx.now());
    });
    const rows = await transfersOfRequest(ctx.db, request);
    return {
      batchNo: rows[0]?.batch_no ?? null,
      transfers: rows.map((row) => ({
        payoutNo: row.payout_no,
        holder: row.holder,
        accountNumber: row.account_number,
        bankCode: row.bank_code,
        amount: toWire(currencyOf(ctx, row.currency), row.amount_minor),
        currency: row.currency,
      })),
    };
  },

  confirmPayout: (ctx, { params: { id } }) =>
    endPayout(ctx, 'confirmPayout', id, (trx) => confirmPayout(trx, id, ctx.now())),

  failPayout: (ctx, { params: { id }, body: { reason } }) =>
    endPayout(ctx, 'failPayout', id, (trx) => failPayout(trx, id, reason, ctx.now())),

  returnPayout: (ctx, { params: { id }, body: { reason } }) =>
    endPayout(ctx, 'returnPayout', id, (trx) => returnPayout(trx, id, reason, ctx.now())),
});

import type { LedgerItem } from '@vermilion/api-client/operator';
import { defineHandlers } from '../http/handler';
import { wireTimeOrNull } from '../http/wire-time';
import { balanceOf } from '../ledger/balance-store';
import { balanceAt, entriesBefore, sumsByItem } from '../ledger/entry-store';
import { boundsOf, monthOf } from '../ledger/month';
import { sumOf } from '../money/allocate';
import { toWire } from '../money/wire';
import { audited } from '../operator/audit';
import { noSuch, shopOf } from '../operator/own-shop';
import { checkLedger } from './check-ledger';
import { lastReport } from './check-store';
import { requireMall, requireShop } from './own-mall';
import * as store from './store';
import { toBatch, toEntry } from './wire';

/** What the mall owes its shops. */
export const moneyHandlers = defineHandlers({
  async shopBalance(ctx, { query }) {
    const shop = await requireShop(ctx, query.shopId);
    const { currency } = ctx.policy.currency;
    const { balanceMinor, availableMinor } = await balanceOf(ctx.db, { shopId: shop.id, currency });
    return {
      shopId: shop.id,
      currency,
      balance: toWire(ctx.policy, balanceMinor),
      available: toWire(ctx.policy, availableMinor),
      frozen: toWire(ctx.policy, balanceMinor - availableMinor),
      commissionPercent: shop.commissionPercent,
      hasAccount: shop.holder !== null,
    };
  },

  async ledgerEntries(ctx, { query }) {
    const { month, before, limit = 100 } = query;
    const { from, until } = month ? boundsOf(ctx.policy, month) : {};
    const filter = { shopId: shopOf(ctx, query.shopId), from, until };
    const rows = await entriesBefore(ctx.db, filter, { before, limit: limit + 1 });
    const { shown, next } = toBatch(rows, limit);
    return { entries: shown.map((row) => toEntry(ctx, row)), next };
  },

  async shopStatement(ctx, { query }) {
    const { id: shopId } = await requireShop(ctx, query.shopId);
    const { currency } = ctx.policy.currency;
    const { month = monthOf(ctx.policy, ctx.now()) } = query;
    const of = { shopId, currency, ...boundsOf(ctx.policy, month) };
    const sums = await sumsByItem(ctx.db, of);
    const opening = await balanceAt(ctx.db, of);
    const closing = opening + sumOf(sums, (one) => one.amountMinor);
    return {
      shopId,
      month,
      currency,
      opening: toWire(ctx.policy, opening),
      closing: toWire(ctx.policy, closing),
      items: sums.map(({ item, count, amountMinor }) => ({
        item: item as LedgerItem,
        count,
        amount: toWire(ctx.policy, amountMinor),
      })),
    };
  },

  async checkLedger(ctx) {
    requireMall(ctx, 'ledger');
    return checkLedger(ctx);
  },

  async lastLedgerCheck(ctx) {
    requireMall(ctx, 'ledger');
    const { report = null, startedAt = null } = (await lastReport(ctx.db)) ?? {};
    return { checkTime: wireTimeOrNull(ctx.policy, startedAt), report };
  },

  async setCommission(ctx, { params: { id }, body: { percent } }) {
    const shop = await store.findShop(ctx.db, id);
    const audit = { action: 'setCommission', subject: ['shop', id], shopId: shop?.id } as const;
    await audited(ctx, audit, async (trx) => {
      requireMall(ctx, 'shop');
      if (!shop) throw noSuch('shop');
      return store.setCommission(trx, id, percent);
    });
    return null;
  },

  async setPayoutAccount(ctx, { params: { id }, body }) {
    const shop = await store.findShop(ctx.db, id);
    const audit = { action: 'setPayoutAccount', subject: ['shop', id], shopId: shop?.id } as const;
    const { holder, accountNumber, bankCode = '' } = body;
    const account = { holder, account_number: accountNumber, bank_code: bankCode };
    await audited(ctx, audit, async (trx) => {
      requireMall(ctx, 'shop');
      if (!shop) throw noSuch('shop');
      return store.setAccount(trx, id, account, ctx.now());
    });
    return null;
  },
});

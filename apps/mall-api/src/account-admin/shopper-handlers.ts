import type { ShopperState, ShopperSummary } from '@vermilion/api-client/operator';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue, namedError } from '../kernel/errors';
import { audited, entryOf } from '../operator/audit';
import { addEntries } from '../operator/audit-store';
import { noSuch, requireMall } from '../operator/own-shop';
import * as store from './shopper-store';

const stateOf = ({ is_enabled, blocked_at }: store.AccountRow): ShopperState => {
  if (is_enabled) return 'active';
  return blocked_at ? 'blocked' : 'closed';
};

const toSummary = ({ policy }: Context, row: store.AccountRow): ShopperSummary => ({
  id: row.id,
  kind: row.kind,
  nickname: row.nickname,
  state: stateOf(row),
  createTime: wireTime(policy, row.created_at),
});

type Action = 'operatorShopper' | 'blockShopper' | 'unblockShopper' | 'endShopperSessions';

/** Changes an account, recorded. */
async function change(
  ctx: Context,
  action: Action,
  id: number,
  work: (trx: Transaction<Database>, account: store.AccountRow) => Promise<boolean>,
): Promise<null> {
  requireMall(ctx, 'shopper');
  await audited(ctx, { action, subject: ['shopper', id], shopId: null }, async (trx) => {
    const account = await store.findAccount(trx, id);
    if (!account) throw noSuch('shopper');
    return work(trx, account);
  });
  ctx.sessions.clear();
  return null;
}

/** A closed visit stays closed: its orders belong to an account. */
function requireOpen(account: store.AccountRow): void {
  if (stateOf(account) === 'closed')
    throw namedError('wrong-state', 500, 'This account is a visit that has ended.');
}

/** Accounts of shoppers. Whoever looks at one leaves an entry in the audit log. */
export const shopperHandlers = defineHandlers({
  async findShoppers(ctx, { body: { email, phone, id } }) {
    requireMall(ctx, 'shopper');
    if ([email, phone, id].filter((one) => one !== undefined).length !== 1)
      throw invalidValue('email', 'or phone or id must be given, and only one of them');
    const rows = await store.accountsOf(ctx.db, { email, phone, id });
    const entry = (found: number | '') =>
      entryOf(ctx, { action: 'findShoppers', subject: ['shopper', found], shopId: null });
    await addEntries(ctx.db, rows.length > 0 ? rows.map((row) => entry(row.id)) : [entry('')]);
    return rows.map((row) => toSummary(ctx, row));
  },

  async operatorShopper(ctx, { params: { id } }) {
    await change(ctx, 'operatorShopper', id, () => Promise.resolve(true));
    const account = await store.findAccount(ctx.db, id);
    if (!account) throw noSuch('shopper');
    const accepted = await store.acceptedBy(ctx.db, id);
    return {
      ...toSummary(ctx, account),
      blockReason: account.block_reason,
      blockTime: wireTimeOrNull(ctx.policy, account.blocked_at),
      ...(await store.figuresOf(ctx.db, id, ctx.now())),
      accepted: accepted.map(({ kind, number, accepted_at }) => ({
        kind,
        number: number ?? 0,
        time: wireTime(ctx.policy, accepted_at),
      })),
    };
  },

  blockShopper: (ctx, { params: { id }, body: { reason } }) =>
    change(ctx, 'blockShopper', id, async (trx, account) => {
      requireOpen(account);
      const isBlocked = await store.block(trx, id, { reason, now: ctx.now() });
      return (await store.endSessions(trx, id)) || isBlocked;
    }),

  unblockShopper: (ctx, { params: { id } }) =>
    change(ctx, 'unblockShopper', id, (trx, account) => {
      requireOpen(account);
      return store.unblock(trx, id);
    }),

  endShopperSessions: (ctx, { params: { id } }) =>
    change(ctx, 'endShopperSessions', id, (trx) => store.endSessions(trx, id)),
});

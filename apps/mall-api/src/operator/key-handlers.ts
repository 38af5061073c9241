import { inTransaction } from '../db/in-transaction';
import { defineHandlers, operatorOf } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { BusinessError } from '../kernel/errors';
import { audited, entryOf } from './audit';
import { addEntries, countEntries, entriesOf } from './audit-store';
import * as store from './key-store';
import { toEntry, toKey } from './key-wire';
import { noSuch } from './own-shop';

export const keyHandlers = defineHandlers({
  async operatorSelf(ctx) {
    const row = await store.findKey(ctx.db, null, operatorOf(ctx).keyId);
    if (!row) throw noSuch('key');
    return { ...toKey(ctx, row), restored: ctx.settings.isRestored };
  },

  async operatorKeys(ctx, { query }) {
    const { shopId } = operatorOf(ctx);
    const slice = keysetSliceOf(query);
    const rows = await store.keysOf(ctx.db, shopId, slice);
    const total = await store.countKeys(ctx.db, shopId, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toKey(ctx, row)));
  },

  async createOperatorKey(ctx, { body: { name, scopes, shopId: requested } }) {
    const own = operatorOf(ctx);
    const foreign = scopes.find((scope) => !own.scopes.includes(scope));
    if (foreign) throw new BusinessError(403, `This key lacks the scope ${foreign}.`);
    const shopId = requested ?? own.shopId;
    if (own.shopId !== null && shopId !== own.shopId) throw noSuch('shop');
    if (shopId !== null && !(await store.shopExists(ctx.db, shopId))) throw noSuch('shop');
    return inTransaction(ctx.db, async (trx) => {
      const added = await store.addKey(trx, { name, scopes, shopId }, ctx.now());
      const subject = ['key', added.id] as const;
      await addEntries(trx, [entryOf(ctx, { action: 'createOperatorKey', subject, shopId })]);
      return added;
    });
  },

  async revokeOperatorKey(ctx, { params: { id } }) {
    const key = await store.findKey(ctx.db, operatorOf(ctx).shopId, id);
    const audit = {
      action: 'revokeOperatorKey',
      subject: ['key', id],
      shopId: key?.shop_id,
    } as const;
    await audited(ctx, audit, async (trx) => {
      if (!key) throw noSuch('key');
      return store.revokeKey(trx, id, ctx.now());
    });
    return null;
  },

  async auditLog(ctx, { query }) {
    const { shopId } = operatorOf(ctx);
    const filter = { shopId, keyId: query.keyId };
    const slice = keysetSliceOf(query);
    const rows = await entriesOf(ctx.db, filter, slice);
    const total = await countEntries(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) => page.map((row) => toEntry(ctx, row)));
  },
});

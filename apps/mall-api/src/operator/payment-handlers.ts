import { defineHandlers } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import { toWire } from '../money/wire';
import { shopOf } from './own-shop';
import * as store from './payment-store';

export const operatorPaymentHandlers = defineHandlers({
  async operatorPaymentNotes(ctx, { query }) {
    const filter = { shopId: shopOf(ctx, query.shopId), kind: query.kind };
    const slice = keysetSliceOf(query);
    const rows = await store.notesIn(ctx.db, filter, slice);
    const total = await store.countNotes(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) =>
      page.map(({ amountMinor, at, ...row }) => ({
        ...row,
        amount: toWire(ctx.policy, amountMinor),
        time: wireTime(ctx.policy, at),
      })),
    );
  },
});

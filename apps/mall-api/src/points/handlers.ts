import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import { goodsOfEntries } from './entry-goods';
import { countEntries, entriesOf } from './entry-store';
import { pointsBalance } from './ledger';
import { toEntry, toSummary } from './wire';

export const pointsHandlers = defineHandlers({
  async pointsSummary(ctx) {
    return toSummary(ctx, await pointsBalance(ctx.db, signedIn(ctx).id));
  },

  async pointsList(ctx, { query }) {
    const { id } = signedIn(ctx);
    const filter = query.type ?? 'all';
    const slice = sliceOf(query);
    const rows = await entriesOf(ctx.db, id, filter, slice);
    const total = await countEntries(ctx.db, id, filter, slice);
    const goodsOf = await goodsOfEntries(ctx.db, id, rows);
    return toPage(
      rows.map((row) => toEntry(ctx, row, goodsOf(row))),
      total,
      query,
    );
  },
});

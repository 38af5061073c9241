import { defineHandlers } from '../http/handler';
import { shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { exportRows } from './export-rows';
import { importRows } from './import-rows';

/** Goods as the rows of a file. */
export const goodsRowsHandlers = defineHandlers({
  exportGoods: (ctx, { query: { after = 0, size = 200, shopId } }) =>
    exportRows(ctx, { shopId: shopOf(ctx, shopId), after, size }),

  async importGoods(ctx, { body }) {
    const result = await importRows(ctx, body);
    if (!body.dryRun && result.created + result.changed > 0) clearPublicCaches(ctx);
    return result;
  },
});

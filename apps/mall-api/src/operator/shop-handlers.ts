import { defineHandlers } from '../http/handler';
import { keysetSliceOf, toKeysetPage } from '../http/page';
import { namedError } from '../kernel/errors';
import { fromWire } from '../money/wire';
import { audited } from './audit';
import { noSuch, shopOf } from './own-shop';
import { clearPublicCaches } from './public-caches';
import * as store from './shop-store';

const suspended = () => namedError('wrong-state', 500, 'The mall has suspended this shop.');

export const shopHandlers = defineHandlers({
  async operatorShops(ctx, { query }) {
    const slice = keysetSliceOf(query);
    const filter = { id: shopOf(ctx), name: query.name };
    const rows = await store.shopsOf(ctx.db, filter, slice);
    const total = await store.countShops(ctx.db, filter, slice);
    return toKeysetPage(rows, { total, query }, (page) =>
      page.map(({ is_open, ...row }) => ({ ...row, open: is_open })),
    );
  },

  async setShopOpen(ctx, { params: { id }, body: { open } }) {
    const shop = await store.findShop(ctx.db, shopOf(ctx), id);
    const audit = { action: 'setShopOpen', subject: ['shop', id], shopId: shop?.id } as const;
    await audited(ctx, audit, async (trx) => {
      if (!shop) throw noSuch('shop');
      if (await store.setOpen(trx, id, open)) return true;
      if (await store.isSuspended(trx, id)) throw suspended();
      return false;
    });
    clearPublicCaches(ctx);
    return null;
  },

  async setShopDelivery(ctx, { params: { id }, body: { methods, shopCourierFreight, handling } }) {
    const shop = await store.findShop(ctx.db, shopOf(ctx), id);
    const audit = { action: 'setShopDelivery', subject: ['shop', id], shopId: shop?.id } as const;
    const freightMinor = shopCourierFreight ? fromWire(ctx.policy, shopCourierFreight) : null;
    await audited(ctx, audit, async (trx) => {
      if (!shop) throw noSuch('shop');
      return store.setDelivery(trx, id, { methods, freightMinor, handling });
    });
    clearPublicCaches(ctx);
    return null;
  },
});

import { filterOf, orderOf } from '../catalog/product-query';
import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTimeOrNull } from '../http/wire-time';
import { namedError } from '../kernel/errors';
import { toOldPrice, toReasons } from '../listing/product-wire';
import { toWire } from '../money/wire';
import { homeActivitiesAt, homeIndexAt } from './home';
import { policyHandlers } from './policy-handlers';
import * as store from './store';
import { toActivityProduct } from './wire';

const noActivity = () => namedError('not-found', 500, 'This activity does not exist or has ended');

export const contentHandlers = defineHandlers({
  ...policyHandlers,
  homeIndex: (ctx) => homeIndexAt(ctx, ctx.now()),

  hotKeywords: ({ db, language }) => store.findHotKeywords(db, language),

  homeActivities: (ctx) => homeActivitiesAt(ctx, ctx.now()),

  async activityProducts(ctx, { params, query }) {
    const { db, language, now } = ctx;
    if (!(await store.findActivity(db, params.aid, language, now()))) throw noActivity();
    const slice = { ...sliceOf(query), language };
    const order = orderOf(query);
    const list = {
      filter: await filterOf(ctx, query),
      order: order.by === 'rank' ? undefined : order,
    };
    const { rows, total } = await store.findActivityProducts(db, params.aid, list, slice);
    return toPage(
      rows.map((row) => toActivityProduct(ctx, row)),
      total,
      query,
    );
  },

  async activityDetail({ db, settings, policy, language, now }, { params }) {
    const [found, following] = await Promise.all([
      store.findActivity(db, params.aid, language, now()),
      store.findFollowing(db, params.aid, language, now()),
    ]);
    if (!found) throw noActivity();
    const { ends_at, ...activity } = found;
    const toBanner = (pictures: readonly string[]) =>
      JSON.stringify(pictures.map((picture) => imageUrl(settings, picture)));
    return {
      ...activity,
      banner: toBanner(activity.banner),
      endTime: wireTimeOrNull(policy, ends_at),
      others: following.map(({ id, type, name, banner }) => ({
        id,
        type,
        name,
        banner: toBanner(banner),
      })),
    };
  },

  async leaderboard({ db, settings, policy, language }, { query }) {
    const leaders = await store.findLeaders(db, language, query.cid);
    return leaders.map((row) => ({
      id: row.id,
      image: imageUrl(settings, row.image),
      storeName: row.name,
      price: toWire(policy, row.price_minor),
      otPrice: toOldPrice(policy, row),
      sales: row.sold,
      ficti: 0,
      ...toReasons(row),
    }));
  },
});

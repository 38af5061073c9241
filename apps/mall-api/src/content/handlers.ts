import { defineHandlers } from '../http/handler';
import { imageUrl } from '../http/image-url';
import { sliceOf, toPage } from '../http/page';
import { wireTimeOrNull } from '../http/wire-time';
import { namedError } from '../kernel/errors';
import { toOldPrice, toReasons } from '../listing/product-wire';
import { decimalsOf } from '../money/currency';
import { toWire } from '../money/wire';
import { readMallSettings } from './settings';
import * as store from './store';
import { contactTypesOf, toActivityProduct, toBanner, toContact, toTerms } from './wire';

const noActivity = () => namedError('not-found', 500, 'This activity does not exist or has ended');

export const contentHandlers = defineHandlers({
  async homeIndex({ db, settings, policy, language }) {
    const [look, banners] = [await readMallSettings(db), await store.findBanners(db, language)];
    const { contact, name, address, mobileUrl } = policy.mall;
    const inSlot = (slot: 'main' | 'strip') =>
      banners.filter((banner) => banner.slot === slot).map((row) => toBanner(settings, row));
    return {
      banner: inSlot('main'),
      bastBanner: inSlot('strip'),
      logoUrl: imageUrl(settings, look.logo),
      recommendImage: imageUrl(settings, look.recommendPicture),
      shopStreetHeaderImag: imageUrl(settings, look.shopStreetPicture),
      shopPayCurrency: JSON.stringify({ ...policy.currency, decimals: decimalsOf(policy) }),
      ...toContact(contact),
      mall: {
        name,
        address,
        zoneOffsetMinutes: policy.zoneOffsetMinutes,
        pointsPerUnit: policy.points.perUnit,
        terms: toTerms(policy),
        contactTypes: contactTypesOf(contact),
        ...(mobileUrl && { mobileUrl }),
        ...(look.logoDark && { logoDarkUrl: imageUrl(settings, look.logoDark) }),
      },
    };
  },

  hotKeywords: ({ db, language }) => store.findHotKeywords(db, language),

  async homeActivities(ctx) {
    const { db, language, now } = ctx;
    const activities = await store.findHomeActivities(db, language, now());
    return activities.map(({ products, ...activity }) => ({
      ...activity,
      productList: products.map((product) => toActivityProduct(ctx, product)),
    }));
  },

  async activityProducts(ctx, { params, query }) {
    const { db, language, now } = ctx;
    if (!(await store.findActivity(db, params.aid, language, now()))) throw noActivity();
    const slice = { ...sliceOf(query), language };
    const { rows, total } = await store.findActivityProducts(db, params.aid, slice);
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

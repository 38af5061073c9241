import { imageUrl } from '../http/image-url';
import type { Context } from '../kernel/context';
import { decimalsOf } from '../money/currency';
import { readMallSettings } from './settings';
import * as store from './store';
import { contactTypesOf, toActivityProduct, toBanner, toContact, toTerms } from './wire';

type At = Pick<Context, 'db' | 'settings' | 'policy' | 'language'>;

/** What `homeIndex` sends at a time. */
export async function homeIndexAt({ db, settings, policy, language }: At, time: Date) {
  const [look, banners] = [await readMallSettings(db), await store.findBanners(db, language, time)];
  const { contact, name, address, serviceHours, mobileUrl } = policy.mall;
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
      ...(policy.delivery.country && { deliveryCountry: policy.delivery.country }),
      terms: toTerms(policy),
      contactTypes: contactTypesOf(contact),
      ...(serviceHours && { serviceHours }),
      ...(mobileUrl && { mobileUrl }),
      ...(look.logoDark && { logoDarkUrl: imageUrl(settings, look.logoDark) }),
    },
  };
}

/** What `homeActivities` sends at a time. */
export async function homeActivitiesAt(ctx: At, time: Date) {
  const activities = await store.findHomeActivities(ctx.db, ctx.language, time);
  return activities.map(({ products, ...activity }) => ({
    ...activity,
    productList: products.map((product) => toActivityProduct(ctx, product)),
  }));
}

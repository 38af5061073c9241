import type { ShopFields } from '@vermilion/api-client/operator';
import { readEmail } from '@vermilion/input-rules/email';
import { defineHandlers } from '../http/handler';
import { BusinessError, invalidValue } from '../kernel/errors';
import { noSuch, requireMall } from '../operator/own-shop';
import { saveTexts } from '../translation/texts';
import { editShop, shopReader } from './edit-shop';
import { withStoredPictures } from './shop-pictures';
import { checkShopProfile } from './shop-rules';
import { findClass, isNameTaken } from './shop-store';
import { INTRO } from './shop-wire';

const nameTaken = () =>
  new BusinessError(500, 'A shop has this name already.', undefined, 'shop-name-taken', 'name');

/** The profile with what was left out, which is empty. */
const wholeProfile = (sent: ShopFields) => ({
  ...sent,
  intro: sent.intro ?? '',
  keywords: sent.keywords ?? '',
  avatar: sent.avatar ?? '',
  backImage: sent.backImage ?? '',
  streetBackImage: sent.streetBackImage ?? null,
  pcBackImage: sent.pcBackImage ?? null,
  pcBanner: sent.pcBanner ?? [],
  openingHours: sent.openingHours ?? [],
  realName: sent.realName ?? '',
  email: sent.email ?? '',
  phone: sent.phone ?? '',
  address: sent.address ?? '',
  qualification: sent.qualification ?? [],
  serviceType: sent.serviceType ?? 'email',
  serviceValue: sent.serviceValue ?? '',
});

const columnsOf = (shop: ReturnType<typeof wholeProfile>) => ({
  name: shop.name,
  intro: shop.intro,
  keywords: shop.keywords,
  avatar: shop.avatar,
  back_image: shop.backImage,
  street_back_image: shop.streetBackImage,
  pc_back_image: shop.pcBackImage,
  pc_banner: JSON.stringify(shop.pcBanner.map((sattDir) => ({ sattDir }))),
  opening_hours: JSON.stringify(shop.openingHours),
  real_name: shop.realName,
  email: readEmail(shop.email) ?? '',
  phone: shop.phone,
  address: shop.address,
  qualification: JSON.stringify(shop.qualification),
  service_type: shop.serviceType,
  service_value: shop.serviceValue,
});

/** Operator calls for what a shop says of itself, and what the mall says of it. */
export const profileHandlers = defineHandlers({
  async operatorShop(ctx, { params: { id } }) {
    const shop = await shopReader(ctx, id)(ctx.db);
    if (!shop) throw noSuch('shop');
    return shop;
  },

  async saveShop(ctx, { params: { id }, body: { version, ...sent } }) {
    const shop = wholeProfile(sent);
    checkShopProfile(shop);
    return editShop(ctx, 'saveShop', { id, version }, async (trx) => {
      if (await isNameTaken(trx, id, shop.name)) throw nameTaken();
      await saveTexts(trx, INTRO, shop, sent.translations);
      return columnsOf(await withStoredPictures(trx, id, shop));
    });
  },

  async classifyShop(ctx, { params: { id }, body }) {
    requireMall(ctx, 'shop');
    const { version, typeId, categoryId, isSelf = false, isRecommended = false, sort = 0 } = body;
    return editShop(ctx, 'classifyShop', { id, version }, async (trx) => {
      const { hasType, hasTrade } = await findClass(trx, typeId, categoryId);
      if (!hasType) throw invalidValue('typeId', 'is not a type of shops');
      if (!hasTrade) throw invalidValue('categoryId', 'is not a trade');
      const ranked = { is_self: isSelf, is_recommended: isRecommended, sort };
      return { type_id: typeId, category_id: categoryId, ...ranked };
    });
  },
});

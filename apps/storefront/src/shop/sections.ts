import { paths } from '../page-params/paths';

export const shopSections = ['home', 'goods', 'coupons', 'about'] as const;
export type ShopSectionId = (typeof shopSections)[number];

/** The pages of a shop. */
export const sectionPath: Record<ShopSectionId, (id: number) => string> = {
  home: (id) => paths.shop(id),
  goods: (id) => paths.shopGoods(id),
  coupons: (id) => paths.shopCoupons(id),
  about: paths.shopAbout,
};

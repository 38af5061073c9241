import type { ShopInfo, ShopType } from '@vermilion/api-client';
import type { Banner } from '@vermilion/mall-components/home';
import type { Shop } from '@vermilion/mall-components/shop';
import { jsonOf } from '../../data/wire';

export const toShop = (info: ShopInfo, types: readonly ShopType[]): Shop => ({
  id: info.id,
  name: info.name,
  logoSrc: info.avatar,
  bannerSrc: info.pcBackImage || info.backImage || undefined,
  rating: info.starLevel,
  selfOperated: info.isSelf,
  // the tag says it already
  typeName: info.isSelf ? undefined : types.find(({ id }) => id === info.typeId)?.name,
  followerCount: info.collectNum,
  followed: info.isCollect,
});

/** The shop's own banners, without the one that its header shows already. */
export const toBanners = ({ pcBanner }: ShopInfo, shown: string | undefined): Banner[] =>
  jsonOf<{ sattDir?: string }[]>(pcBanner, []).flatMap(({ sattDir }, id) =>
    sattDir && sattDir !== shown ? [{ id, imageSrc: sattDir }] : [],
  );

const schemes = { phone: 'tel:', email: 'mailto:' };

/** Where the shop's customer service is reached; undefined where it is not. */
export function serviceHref(info: ShopInfo): string | undefined {
  switch (info.serviceType?.toLowerCase()) {
    case 'phone':
      return info.servicePhone ? schemes.phone + info.servicePhone : undefined;
    case 'email':
      return info.serviceEmail ? schemes.email + info.serviceEmail : undefined;
    case 'h5':
      return safeLink(info.serviceLink);
    default:
      return safeLink(info.serviceMessage);
  }
}

const safeLink = (link: string | null | undefined) =>
  link && /^https?:\/\//.test(link) ? link : undefined;

import type { ChatConfig, ShopInfo, ShopType } from '@vermilion/api-client';
import type { Shop, ShopContact, ShopOpeningHours } from '@vermilion/mall-components/shop';
import { jsonOf } from '../format/json';
import type { MallFormat } from '../format/mall-format';
import { textOf } from '../format/rows';
import { shopRating } from '../format/shop-rating';
import { optionalDate } from '../format/wire';

/** The shop's banner: its desktop image, or the first of its banners. */
const signOf = ({ pcBackImage, pcBanner, backImage }: ShopInfo) =>
  pcBackImage || jsonOf<{ sattDir?: string }[]>(pcBanner, [])[0]?.sattDir || backImage || undefined;

/** The shop's second banner, beside its introduction: the first is in its header. */
export const storyPictureOf = ({ pcBanner }: Pick<ShopInfo, 'pcBanner'>): string | undefined =>
  jsonOf<{ sattDir?: string }[]>(pcBanner, [])[1]?.sattDir || undefined;

/** A shop with its banner; `types` are those of the mall, for the name of its type. */
export const toShop = (mall: MallFormat, info: ShopInfo, types: readonly ShopType[]): Shop => ({
  id: info.id,
  name: textOf(info.name),
  logoSrc: info.avatar,
  bannerSrc: signOf(info),
  rating: shopRating(info.stars, info.starLevel),
  selfOperated: info.isSelf,
  // The tag shows it already
  typeName: info.isSelf ? undefined : types.find(({ id }) => id === info.typeId)?.name,
  followerCount: info.collectNum,
  followed: info.isCollect,
  since: optionalDate(mall, info.createTime),
  openingHours: toOpeningHours(mall, info),
});

/** The opening hours of a shop; undefined where it has entered none. */
export const toOpeningHours = (
  mall: MallFormat,
  { openingHours }: ShopInfo,
): ShopOpeningHours | undefined =>
  openingHours?.length ? { spans: openingHours, utcOffset: mall.utcOffset / 60 } : undefined;

type ServiceConfig = Pick<ShopInfo, keyof ChatConfig>;

/** The contact of a shop, of the one kind it has selected; undefined without a value. */
export function toContact(info: ServiceConfig): ShopContact | undefined {
  switch (info.serviceType?.toLowerCase()) {
    case 'phone':
    case 'hotline':
      return valueOf('phone', info.servicePhone);
    case 'email':
      return valueOf('email', info.serviceEmail);
    case 'h5':
      return linkTo(info.serviceLink, false);
    case 'message':
      return linkTo(info.serviceMessage, true);
    default:
      return undefined;
  }
}

const valueOf = (kind: 'phone' | 'email', value: string | null | undefined) =>
  value ? { kind, value } : undefined;

/** No other URL becomes a link, since it could execute a script. */
const linkTo = (href: string | null | undefined, opensWindow: boolean): ShopContact | undefined =>
  href && /^https?:\/\//.test(href) ? { kind: 'link', href, opensWindow } : undefined;

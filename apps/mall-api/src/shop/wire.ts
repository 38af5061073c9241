import type { Settings } from '../config/settings';
import type { ShopSection } from '../db/schema';
import { imageUrl, imageUrlOrNull } from '../http/image-url';
import { wireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toHoliday } from '../listing/holiday';
import { starsOf, toIndexProduct } from '../listing/product-wire';
import type { findShops, ShopRow } from './store';

type Needs = Pick<Deps, 'settings' | 'policy'>;
type CardRow = Awaited<ReturnType<typeof findShops>>['rows'][number];

/** The fields shared by the list and the shop's own page. */
const toShopFields = (settings: Settings, row: CardRow | ShopRow) => ({
  id: row.id,
  name: row.name,
  categoryId: row.category_id,
  typeId: row.type_id,
  isSelf: row.is_self,
  backImage: imageUrl(settings, row.back_image),
  avatar: imageUrl(settings, row.avatar),
  starLevel: row.star_level,
  stars: starsOf(row),
  intro: row.story,
  collectNum: row.collect_count,
});

/** A shop in a list. */
export const toMerchantCard = (needs: Needs, row: CardRow) => ({
  ...toShopFields(needs.settings, row),
  streetBackImage: imageUrlOrNull(needs.settings, row.street_back_image),
  proList: row.products.map((product) => toIndexProduct(needs, product)),
});

/** The contact channel of a shop; the fields of the other channels are null. */
export const toChatConfig = ({
  service_type: type,
  service_value: value,
}: Pick<ShopRow, 'service_type' | 'service_value'>) => ({
  serviceType: type,
  serviceLink: type === 'H5' ? value : null,
  servicePhone: type === 'phone' ? value : null,
  serviceMessage: type === 'message' ? value : null,
  serviceEmail: type === 'email' ? value : null,
});

/** The header of a shop's page. */
export const toShopInfo = (
  { settings, policy, now }: Needs & Pick<Deps, 'now'>,
  row: ShopRow,
  layout: ShopSection[],
) => ({
  ...toShopFields(settings, row),
  isCollect: Boolean(row.is_followed),
  ...toChatConfig(row),
  pcBanner: JSON.stringify(
    row.pc_banner.map(({ sattDir }) => ({ sattDir: imageUrl(settings, sattDir) })),
  ),
  pcBackImage: imageUrlOrNull(settings, row.pc_back_image),
  createTime: wireTime(policy, row.created_at),
  openingHours: row.opening_hours,
  ...toHoliday({ policy, now }, row),
  ...(layout.length > 0 && { layout }),
});

/** The company behind a shop. */
export const toShopDetail = ({ settings, policy }: Needs, row: ShopRow) => ({
  id: row.id,
  realName: row.real_name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  qualificationPicture: JSON.stringify(
    row.qualification.map((picture) => imageUrl(settings, picture)),
  ),
  intro: row.story,
  createTime: wireTime(policy, row.created_at),
  collectNum: row.collect_count,
});

import type { Selectable } from 'kysely';
import type { Settings } from '../config/settings';
import type { BannerTable } from '../db/schema';
import { imageUrl } from '../http/image-url';
import type { Deps } from '../kernel/context';
import { type ReasonsRow, toOldPrice, toReasons } from '../listing/product-wire';
import { toWire } from '../money/wire';
import type { Policy } from '../policy/policy';

export const toBanner = (
  settings: Settings,
  row: Pick<Selectable<BannerTable>, 'id' | 'picture' | 'name' | 'url'>,
) => ({
  id: row.id,
  pic: imageUrl(settings, row.picture),
  name: row.name,
  url: row.url,
});

interface ActivityProductRow extends ReasonsRow {
  id: number;
  picture: string;
  image: string;
  name: string;
  price_minor: number;
  old_price_minor: number | null;
  sold: number;
}

export const toActivityProduct = (
  { settings, policy }: Pick<Deps, 'settings' | 'policy'>,
  row: ActivityProductRow,
) => ({
  proId: row.id,
  proImage: imageUrl(settings, row.picture),
  image: imageUrl(settings, row.image),
  storeName: row.name,
  price: toWire(policy, row.price_minor),
  otPrice: toOldPrice(policy, row),
  title: row.name,
  sales: row.sold,
  ...toReasons(row),
});

/** The mall's contact. Storefronts only rely on the field that belongs to the type. */
export const toContact = ({ type, hotline, h5Url, message, email }: Policy['mall']['contact']) => ({
  consumerType: type,
  consumerHotline: hotline,
  consumerH5Url: h5Url,
  consumerMessage: message,
  consumerEmail: email,
});

/** All types of contact that are offered, each with its field; the mall's own type first. */
export const contactTypesOf = ({ type, also, ...fields }: Policy['mall']['contact']) => {
  const { hotline, h5Url: h5, message, email } = fields;
  const values = { hotline, h5, message, email };
  return [...new Set([type, ...also])].filter((one) => values[one]);
};

/** The terms of delivery and refunds, set by the mall's owner. */
export const toTerms = (policy: Policy) => ({
  receiveDays: policy.orderReceiveDays,
  refundDays: policy.refund.days,
  sendBackDays: policy.refund.sendBackDays,
  arrivalDays: policy.freight.arrivalDays,
});

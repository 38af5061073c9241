import type { Selectable } from 'kysely';
import type { ShopTable } from '../db/schema';
import type { ShopProfile } from './shop-rules';

type Row = Pick<
  Selectable<ShopTable>,
  | 'avatar'
  | 'back_image'
  | 'street_back_image'
  | 'pc_back_image'
  | 'pc_banner'
  | 'qualification'
  | 'opening_hours'
  | 'email'
  | 'phone'
  | 'service_type'
  | 'service_value'
>;

/** A stored profile as its rules see it. */
export const profileOf = (row: Row): ShopProfile => ({
  avatar: row.avatar,
  backImage: row.back_image,
  streetBackImage: row.street_back_image,
  pcBackImage: row.pc_back_image,
  pcBanner: row.pc_banner.map(({ sattDir }) => sattDir),
  qualification: row.qualification,
  openingHours: row.opening_hours,
  email: row.email,
  phone: row.phone,
  serviceType: row.service_type,
  serviceValue: row.service_value,
});

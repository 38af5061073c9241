import type { OperatorShopDetail } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { wireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWireOrNull } from '../money/wire';
import { readTexts } from '../translation/texts';
import type { ShopRow } from './shop-store';

type Needs = Pick<Deps, 'policy'>;

export const INTRO = { intro: 'shop_intro' } as const;
export const HOLIDAY_TEXT_KINDS = { text: 'shop_holiday' } as const;
export const SECTION = { title: 'shop_section' } as const;

/** A shop as its operators read it. */
export async function toShopDetail(
  { policy }: Needs,
  db: Kysely<Database>,
  row: ShopRow,
): Promise<OperatorShopDetail> {
  const [translations = {}] = await readTexts(db, INTRO, [row]);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    intro: row.intro,
    keywords: row.keywords,
    avatar: row.avatar,
    email: row.email,
    phone: row.phone,
    address: row.address,
    sort: row.sort,
    translations,
    open: row.is_open,
    backImage: row.back_image,
    streetBackImage: row.street_back_image,
    pcBackImage: row.pc_back_image,
    pcBanner: row.pc_banner.map(({ sattDir }) => sattDir),
    openingHours: row.opening_hours,
    realName: row.real_name,
    qualification: row.qualification,
    serviceType: row.service_type,
    serviceValue: row.service_value,
    typeId: row.type_id,
    categoryId: row.category_id,
    isSelf: row.is_self,
    isRecommended: row.is_recommended,
    holiday: await toHolidayDetail({ policy }, db, row),
    suspension: row.suspension && {
      reason: row.suspension.reason,
      since: wireTime(policy, new Date(row.suspension.since)),
    },
    layout: await toSections(db, row),
    deliveryMethods: row.delivery_methods,
    shopCourierFreight: toWireOrNull(policy, row.shop_courier_minor),
    handling: {
      cutOff: row.cut_off,
      days: row.handling_days,
      mallCutOff: policy.delivery.cutOff,
      mallDays: policy.delivery.handlingDays,
    },
  };
}

async function toHolidayDetail({ policy }: Needs, db: Kysely<Database>, row: ShopRow) {
  const { holiday_from: from, holiday_until: until, holiday_text: text } = row;
  if (!from || !until) return null;
  const [translations = {}] = await readTexts(db, HOLIDAY_TEXT_KINDS, [{ text }]);
  return { from: wireTime(policy, from), until: wireTime(policy, until), text, translations };
}

async function toSections(db: Kysely<Database>, { layout }: ShopRow) {
  const texts = await readTexts(db, SECTION, layout);
  return layout.map((section, at) => ({ ...section, translations: texts[at] ?? {} }));
}

import type { Selectable } from 'kysely';
import type { ShopTable } from '../db/schema';
import type { Handling } from './arrival';

/** Columns of `shop` that its way of handling orders is read from. */
export const handlingColumns = [
  'shop.cut_off as cutOff',
  'shop.handling_days as handlingDays',
  'shop.holiday_from as holidayFrom',
  'shop.holiday_until as holidayUntil',
] as const;

type Columns = Pick<Selectable<ShopTable>, 'cut_off' | 'handling_days'> & {
  /** a text where the shop was read as JSON */
  holiday_from: Date | string | null;
  holiday_until: Date | string | null;
};

/** How a shop handles orders, by its row. */
export const handlingOf = (shop: Columns): Handling => ({
  cutOff: shop.cut_off,
  handlingDays: shop.handling_days,
  holidayFrom: shop.holiday_from,
  holidayUntil: shop.holiday_until,
});

import type { ShopSectionFields } from '@vermilion/api-client/operator';
import type { ShopSection } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { invalidValue } from '../kernel/errors';
import { sentTime } from '../operator/sent-values';
import { saveTexts } from '../translation/texts';
import { editShop } from './edit-shop';
import { goodsOfShop } from './shop-store';
import { HOLIDAY_TEXT_KINDS, SECTION } from './shop-wire';

const NO_HOLIDAY = { holiday_from: null, holiday_until: null, holiday_text: '' };

function toSection({ kind, title = '', productIds = [] }: ShopSectionFields, at: number) {
  const hasGoods = productIds.length > 0;
  if (hasGoods !== (kind === 'goods')) {
    throw invalidValue(
      `sections.${at}.productIds`,
      hasGoods ? 'are for sections of goods only' : 'must not be empty',
    );
  }
  return { kind, title, productIds } satisfies ShopSection;
}

/** Operator calls for what shoppers see of a shop for a while: its holiday, and its home. */
export const homeHandlers = defineHandlers({
  async setShopHoliday(ctx, { params: { id }, body: { version, holiday } }) {
    if (!holiday) return editShop(ctx, 'setShopHoliday', { id, version }, async () => NO_HOLIDAY);
    const from = sentTime(ctx, 'holiday.from', holiday.from);
    const until = sentTime(ctx, 'holiday.until', holiday.until);
    if (until <= from) throw invalidValue('holiday.until', 'must be after holiday.from');
    if (until <= ctx.now()) throw invalidValue('holiday.until', 'must be in the future');
    const { text = '', translations } = holiday;
    return editShop(ctx, 'setShopHoliday', { id, version }, async (trx) => {
      await saveTexts(trx, HOLIDAY_TEXT_KINDS, { text }, translations);
      return { holiday_from: from, holiday_until: until, holiday_text: text };
    });
  },

  async saveShopLayout(ctx, { params: { id }, body: { version, sections } }) {
    const layout = sections.map(toSection);
    return editShop(ctx, 'saveShopLayout', { id, version }, async (trx) => {
      const ids = layout.flatMap(({ productIds }) => productIds);
      const own = await goodsOfShop(trx, id, ids);
      layout.forEach(({ productIds }, at) => {
        const place = productIds.findIndex((productId) => !own.has(productId));
        if (place >= 0)
          throw invalidValue(`sections.${at}.productIds.${place}`, 'is not goods of the shop');
      });
      for (const { title = '', translations } of sections)
        await saveTexts(trx, SECTION, { title }, translations);
      return { layout: JSON.stringify(layout) };
    });
  },
});

import type { OperatorCouponDetail } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import type { Context } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { created, edited } from '../operator/edit';
import { noSuch, shopOf } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { readTexts, saveTexts } from '../translation/texts';
import { checkCoupon, checkGiven, type CouponDraft } from './coupon-rules';
import * as store from './coupon-store';
import { fromWireCoupon, toCouponDetail } from './coupon-wire';
import { previewOf } from './preview';

type Db = Kysely<Database>;

const KINDS = { name: 'coupon' } as const;

const readOne =
  (ctx: Context, id: number) =>
  async (db: Db): Promise<OperatorCouponDetail | undefined> => {
    const row = await store.findCoupon(db, shopOf(ctx), id);
    if (!row) return undefined;
    const [translations = {}] = await readTexts(db, KINDS, [row]);
    return toCouponDetail(ctx, row, translations);
  };

/** The shop of a new coupon, null for the mall; 0 for one where the key may not create any. */
const issuerOf = (ctx: Context, shopId: number | undefined) => shopOf(ctx, shopId) ?? null;

/** Refuses a shop that there is not, and goods and categories that are not there or the shop's. */
async function requireKnown(db: Db, coupon: CouponDraft, before?: CouponDraft): Promise<void> {
  if (coupon.shopId !== null && !(await store.hasShop(db, coupon.shopId))) throw noSuch('shop');
  const known = await store.knownIds(db, coupon);
  for (const field of ['productIds', 'categoryIds'] as const) {
    const at = coupon[field].findIndex(
      (id) => !known[field].has(id) && !before?.[field].includes(id),
    );
    const what = field === 'productIds' ? 'goods of the shop' : 'a category of the mall';
    if (at >= 0) throw invalidValue(`${field}.${at}`, `is not ${what}`);
  }
}

const auditOf = (action: 'saveCoupon' | 'closeCoupon', id: number) => ({
  action,
  subject: ['coupon', id] as const,
  shopId: ({ shopId }: OperatorCouponDetail) => shopId,
});

/** Operator calls for coupons. */
export const couponAdminHandlers = defineHandlers({
  async operatorCoupon(ctx, { params: { id } }) {
    const coupon = await readOne(ctx, id)(ctx.db);
    if (!coupon) throw noSuch('coupon');
    return coupon;
  },

  async createCoupon(ctx, { body, headers }) {
    const shopId = issuerOf(ctx, body.shopId);
    const creation = {
      action: 'createCoupon',
      type: 'coupon',
      shopId: shopId === 0 ? undefined : shopId,
    } as const;
    const id = await created(ctx, creation, headers['idempotency-key'], async (trx) => {
      if (shopId === 0) throw noSuch('shop');
      const coupon = fromWireCoupon(ctx, body, shopId);
      checkCoupon(coupon);
      if (coupon.useEndAt && coupon.useEndAt <= ctx.now())
        throw invalidValue('useUntil', 'must be in the future');
      await requireKnown(trx, coupon);
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertCoupon(trx, coupon, ctx.now());
    });
    clearPublicCaches(ctx);
    return { id };
  },

  async saveCoupon(ctx, { params: { id }, body }) {
    const saved = await edited(ctx, auditOf('saveCoupon', id), {
      read: readOne(ctx, id),
      async write(trx) {
        await store.lockCoupon(trx, id);
        const row = await store.findCoupon(trx, shopOf(ctx), id);
        if (row?.version !== body.version) return false;
        const before = store.draftOf(row);
        const coupon = fromWireCoupon(ctx, body, row.shop_id);
        checkCoupon(coupon);
        // Accounts that were deleted have taken theirs with them
        const isGiven = row.given > 0 || (row.is_limited && row.last_total < row.total);
        if (isGiven) checkGiven(before, coupon);
        await requireKnown(trx, coupon, before);
        await saveTexts(trx, KINDS, body, body.translations);
        return store.updateCoupon(trx, row, body.version, coupon);
      },
    });
    clearPublicCaches(ctx);
    return saved as OperatorCouponDetail;
  },

  async closeCoupon(ctx, { params: { id }, body: { version } }) {
    const closed = await edited(ctx, auditOf('closeCoupon', id), {
      read: readOne(ctx, id),
      write: (trx) => store.closeCoupon(trx, { id, version }),
    });
    clearPublicCaches(ctx);
    return closed as OperatorCouponDetail;
  },

  async previewCoupon(ctx, { body }) {
    const shopId = issuerOf(ctx, body.shopId);
    if (shopId === 0) throw noSuch('shop');
    const coupon = fromWireCoupon(ctx, body, shopId);
    checkCoupon(coupon);
    await requireKnown(ctx.db, coupon);
    return previewOf(ctx, coupon);
  },
});

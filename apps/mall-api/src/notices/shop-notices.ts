import type { Deps } from '../kernel/context';
import { storedLanguage } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import type { FindNotice } from './notice';

/** Units of a SKU at which its shop is told. The trigger on `sku` has the same. */
const LOW_STOCK = 3;

/** Where a shop is told what concerns it, in the language of its application. */
async function shopMail(deps: Deps, shopId: number) {
  const shop = await deps.db
    .selectFrom('shop')
    .leftJoin('merchant_application', 'merchant_application.shop_id', 'shop.id')
    .select(['shop.email', 'merchant_application.language'])
    .where('shop.id', '=', shopId)
    .executeTakeFirst();
  if (!shop?.email) return undefined;
  return { to: shop.email, language: storedLanguage(shop.language ?? deps.policy.mall.language) };
}

const backOffice = ({ settings }: Pick<Deps, 'settings'>, path: string) =>
  `${settings.storefrontUrl}/back-office${path}`;

const orderOf = (deps: Deps, shopOrderId: number) =>
  deps.db
    .selectFrom('shop_order')
    .select(['order_no as orderNo', 'shop_id as shopId', 'pay_minor as minor', 'status'])
    .where('id', '=', shopOrderId)
    .executeTakeFirst();

export const saleMade: FindNotice<'saleMade'> = async (deps, shopOrderId) => {
  const order = await orderOf(deps, shopOrderId);
  const mail = order && (await shopMail(deps, order.shopId));
  if (!mail || order.status === 'cancelled') return undefined;
  const amount = localFormat(deps.policy, mail.language).amount(order.minor);
  const url = backOffice(deps, `/orders/${order.orderNo}`);
  return { ...mail, values: { order: order.orderNo, amount }, url };
};

export const saleCancelled: FindNotice<'saleCancelled'> = async (deps, shopOrderId) => {
  const order = await orderOf(deps, shopOrderId);
  const mail = order && (await shopMail(deps, order.shopId));
  if (!mail) return undefined;
  const url = backOffice(deps, `/orders/${order.orderNo}`);
  return { ...mail, values: { order: order.orderNo }, url };
};

const refundOf = (deps: Deps, refundId: number) =>
  deps.db
    .selectFrom('refund_order')
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .select(['refund_no as no', 'refund_order.shop_id as shopId', 'amount_minor as minor'])
    .select(['refund_order.status', 'return_waybill_no as waybill'])
    .select(['shop_order.order_no as orderNo', 'refund_order.created_at as createdAt'])
    .where('refund_order.id', '=', refundId)
    .executeTakeFirst();

export const refundRequested: FindNotice<'refundRequested'> = async (deps, refundId) => {
  const refund = await refundOf(deps, refundId);
  const mail = refund && (await shopMail(deps, refund.shopId));
  if (!mail || refund.status !== 'applied') return undefined;
  const { amount } = localFormat(deps.policy, mail.language);
  const values = { order: refund.orderNo, amount: amount(refund.minor) };
  return { ...mail, values, url: backOffice(deps, `/refunds/${refund.no}`) };
};

export const goodsReturned: FindNotice<'goodsReturned'> = async (deps, refundId) => {
  const refund = await refundOf(deps, refundId);
  const mail = refund && (await shopMail(deps, refund.shopId));
  if (!mail) return undefined;
  const values = { order: refund.orderNo, waybill: refund.waybill ?? '–' };
  return { ...mail, values, url: backOffice(deps, `/refunds/${refund.no}`) };
};

export const reviewWritten: FindNotice<'reviewWritten'> = async (deps, reviewId) => {
  const review = await deps.db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['product.name as goods', 'product.shop_id as shopId', 'review.star as stars'])
    .where('review.id', '=', reviewId)
    .where('review.is_shown', '=', true)
    .executeTakeFirst();
  const mail = review && (await shopMail(deps, review.shopId));
  if (!mail) return undefined;
  const { goods, stars } = review;
  return { ...mail, values: { goods, stars }, url: backOffice(deps, '/reviews') };
};

export const stockLow: FindNotice<'stockLow'> = async (deps, shopId) => {
  const { count } = await deps.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(({ fn }) => fn.count<number>('product.id').distinct().as('count'))
    .where('product.shop_id', '=', shopId)
    .where('product.is_on_sale', '=', true)
    .where('product.is_removed', '=', false)
    .where('sku.stock', '<=', LOW_STOCK)
    .executeTakeFirstOrThrow();
  const mail = await shopMail(deps, shopId);
  if (!mail || count === 0) return undefined;
  return { ...mail, values: { count }, url: backOffice(deps, '/goods?stock=low') };
};

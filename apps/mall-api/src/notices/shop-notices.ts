import type { Deps } from '../kernel/context';
import { storedLanguage } from '../kernel/language';
import { amountIn, localFormat } from '../kernel/local-format';
import { facts } from './fact';
import type { FindNotice } from './notice';
import { refundFacts, shopOrderFacts } from './order-facts';

/** Units of a SKU at which its shop is told. The trigger on `sku` has the same. */
const LOW_STOCK = 3;

/** Who is told what concerns a shop, in the language of its application. */
async function shopOf(deps: Deps, shopId: number) {
  const row = await deps.db
    .selectFrom('shop')
    .leftJoin('merchant_application', 'merchant_application.shop_id', 'shop.id')
    .select(['shop.email', 'merchant_application.language'])
    .where('shop.id', '=', shopId)
    .executeTakeFirst();
  if (!row) return undefined;
  const language = storedLanguage(row.language ?? deps.policy.mall.language);
  return { audience: { shopId, to: row.email || null }, language };
}

const backOffice = ({ settings }: Pick<Deps, 'settings'>, path: string) =>
  `${settings.storefrontUrl}/back-office${path}`;

const orderOf = (deps: Deps, shopOrderId: number) =>
  deps.db
    .selectFrom('shop_order')
    .select(['order_no as orderNo', 'shop_id as shopId', 'pay_minor as minor', 'status'])
    .select('ship_by as shipBy')
    .where('id', '=', shopOrderId)
    .executeTakeFirst();

export const saleMade: FindNotice<'saleMade'> = async (deps, shopOrderId) => {
  const order = await orderOf(deps, shopOrderId);
  const shop = order && (await shopOf(deps, order.shopId));
  if (!shop || order.status === 'cancelled') return undefined;
  const { language } = shop;
  const { amount, days } = localFormat(deps.policy, language);
  return {
    ...shop,
    values: { order: order.orderNo, amount: amount(order.minor) },
    url: backOffice(deps, `/orders/${order.orderNo}`),
    facts: facts(language, { shipBy: order.shipBy && days(order.shipBy, order.shipBy) }),
    order: await shopOrderFacts(deps, shopOrderId, language),
  };
};

export const saleCancelled: FindNotice<'saleCancelled'> = async (deps, shopOrderId) => {
  const order = await orderOf(deps, shopOrderId);
  const shop = order && (await shopOf(deps, order.shopId));
  if (!shop) return undefined;
  const url = backOffice(deps, `/orders/${order.orderNo}`);
  const goods = await shopOrderFacts(deps, shopOrderId, shop.language);
  return { ...shop, values: { order: order.orderNo }, url, order: goods };
};

const refundOf = (deps: Deps, refundId: number) =>
  deps.db
    .selectFrom('refund_order')
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .select(['refund_no as no', 'refund_order.shop_id as shopId', 'amount_minor as minor'])
    .select(['refund_order.status', 'return_waybill_no as waybill', 'return_company as carrier'])
    .select(['refund_order.reason', 'refund_order.explain'])
    .select('shop_order.order_no as orderNo')
    .where('refund_order.id', '=', refundId)
    .executeTakeFirst();

export const refundRequested: FindNotice<'refundRequested'> = async (deps, refundId) => {
  const refund = await refundOf(deps, refundId);
  const shop = refund && (await shopOf(deps, refund.shopId));
  if (!shop || refund.status !== 'applied') return undefined;
  const { amount } = localFormat(deps.policy, shop.language);
  return {
    ...shop,
    values: { order: refund.orderNo, amount: amount(refund.minor) },
    url: backOffice(deps, `/refunds/${refund.no}`),
    facts: facts(shop.language, { reason: [refund.reason, refund.explain] }),
    order: await refundFacts(deps, { id: refundId, minor: refund.minor }, shop.language),
  };
};

export const goodsReturned: FindNotice<'goodsReturned'> = async (deps, refundId) => {
  const refund = await refundOf(deps, refundId);
  const shop = refund && (await shopOf(deps, refund.shopId));
  if (!shop) return undefined;
  return {
    ...shop,
    values: { order: refund.orderNo, waybill: refund.waybill ?? '–' },
    url: backOffice(deps, `/refunds/${refund.no}`),
    facts: facts(shop.language, { carrier: refund.carrier, tracking: refund.waybill }),
    order: await refundFacts(deps, { id: refundId, minor: refund.minor }, shop.language),
  };
};

export const reviewWritten: FindNotice<'reviewWritten'> = async (deps, reviewId) => {
  const review = await deps.db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['product.name as goods', 'product.shop_id as shopId', 'review.star as stars'])
    .where('review.id', '=', reviewId)
    .where('review.is_shown', '=', true)
    .executeTakeFirst();
  const shop = review && (await shopOf(deps, review.shopId));
  if (!shop) return undefined;
  const { goods, stars } = review;
  return { ...shop, values: { goods, stars }, url: backOffice(deps, '/reviews') };
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
  const shop = await shopOf(deps, shopId);
  if (!shop || count === 0) return undefined;
  return { ...shop, values: { count }, url: backOffice(deps, '/goods?stock=low') };
};

const payoutOf = async (deps: Deps, payoutId: number) => {
  const payout = await deps.db
    .selectFrom('payout')
    .select(['payout_no as no', 'shop_id as shopId', 'amount_minor as minor', 'currency'])
    .select(['status', 'holder', 'account_number as account', 'failure as reason'])
    .where('id', '=', payoutId)
    .executeTakeFirst();
  const shop = payout && (await shopOf(deps, payout.shopId));
  if (!shop) return undefined;
  const { no, minor, currency, holder, account, reason, status } = payout;
  const amount = amountIn(deps.policy, shop.language)(minor, currency);
  // Enough to know the account by, and of no use to whoever else reads the mail
  const known = { payout: no, account: `${holder} ··· ${account.slice(-4)}` };
  const notice = { ...shop, values: { amount }, url: backOffice(deps, '/money') };
  return { status, reason, known, notice };
};

export const payoutPaid: FindNotice<'payoutPaid'> = async (deps, payoutId) => {
  const payout = await payoutOf(deps, payoutId);
  if (payout?.status !== 'paid') return undefined;
  const { notice, known } = payout;
  return { ...notice, facts: facts(notice.language, known) };
};

/** A payout that has not arrived, or has come back, says why. */
const withReason =
  (ended: 'failed' | 'returned'): FindNotice<'payoutFailed' | 'payoutReturned'> =>
  async (deps, payoutId) => {
    const payout = await payoutOf(deps, payoutId);
    if (payout?.status !== ended) return undefined;
    const { notice, known, reason } = payout;
    return { ...notice, facts: facts(notice.language, { ...known, reason }) };
  };

export const payoutFailed = withReason('failed');
export const payoutReturned = withReason('returned');

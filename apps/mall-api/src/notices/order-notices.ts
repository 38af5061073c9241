import type { Deps } from '../kernel/context';
import { storedLanguage } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import { COD } from '../payment/on-delivery';
import { linkTo } from '../visitor/link';
import { mailRecipientOf } from '../visitor/mail-recipient';
import { facts } from './fact';
import type { FindNotice } from './notice';
import { orderFacts, shopOrderFacts } from './order-facts';

/**
 * The buyer of a master order. A visitor is told when the order is confirmed, with a link to it, since there is no account
 * to sign in to; `days` is how long the link is good.
 */
async function buyerOf(deps: Deps, groupId: number) {
  const group = await deps.db
    .selectFrom('order_group')
    .innerJoin('user_account', 'user_account.id', 'order_group.user_id')
    .select(['order_group.order_no as orderNo', 'order_group.email', 'order_group.language'])
    .select(['order_group.pay_before as payBefore', 'order_group.is_paid as isPaid'])
    .select(['order_group.is_cancelled as isCancelled', 'user_account.kind'])
    .select(['order_group.pay_type as payType', 'order_group.user_id as userId'])
    .select(['order_group.paid_at as paidAt', 'order_group.created_at as placedAt'])
    .select('user_account.email as accountEmail')
    .where('order_group.id', '=', groupId)
    .executeTakeFirst();
  if (!group) return undefined;
  const language = storedLanguage(group.language);
  const isCod = group.payType === COD;
  const facts = { ...group, language, isCod };
  if (group.kind !== 'visitor') {
    const to = group.email || group.accountEmail;
    const url = `${deps.settings.storefrontUrl}/order/order_list`;
    const { userId } = group;
    return to ? { ...facts, audience: { to, userId }, url, days: 'none' as const } : undefined;
  }
  const confirmedAt = isCod ? group.placedAt : group.paidAt;
  const to = group.accountEmail;
  if (!to || !confirmedAt) return undefined;
  const url = linkTo(deps, group.orderNo, confirmedAt);
  return { ...facts, audience: { to, userId: null }, url, days: deps.policy.visitor.linkDays };
}

/** When an order was placed and is to be paid; one that was paid at once is told about once, as paid. */
export const orderPlaced: FindNotice<'orderPlaced'> = async (deps, groupId) => {
  const buyer = await buyerOf(deps, groupId);
  if (!buyer || buyer.isPaid || buyer.isCancelled) return undefined;
  const { language, payBefore, audience, url, days, isCod } = buyer;
  const until = payBefore ? localFormat(deps.policy, language).time(payBefore) : 'none';
  const values = { order: buyer.orderNo, until, isCod: isCod ? 'yes' : 'no', days };
  return { audience, language, values, url, order: await orderFacts(deps, groupId, language) };
};

/** What was paid at the door was told about as placed, and needs no word more. */
export const orderPaid: FindNotice<'orderPaid'> = async (deps, groupId) => {
  const buyer = await buyerOf(deps, groupId);
  if (!buyer || buyer.isCod) return undefined;
  const { language, orderNo, audience, url, days } = buyer;
  const order = await orderFacts(deps, groupId, language);
  return { audience, language, values: { order: orderNo, days }, url, order };
};

/** The shopper of an order of one shop, and the page of it. */
async function shopperOf(deps: Deps, shopOrderId: number) {
  const recipient = await mailRecipientOf(deps, shopOrderId);
  if (!recipient) return undefined;
  const { to, userId, language, orderNo, shop } = recipient;
  const url = recipient.pageAt(`/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`);
  return { audience: { to, userId }, language, values: { order: orderNo, shop }, url };
}

const stateOf = (deps: Deps, shopOrderId: number) =>
  deps.db
    .selectFrom('shop_order')
    .select(['status', 'is_paid as isPaid', 'delivery_method as method'])
    .select(['express_name as carrier', 'waybill_no as tracking'])
    .select(['courier', 'courier_phone as phone'])
    .where('id', '=', shopOrderId)
    .executeTakeFirst();

export const orderShipped: FindNotice<'orderShipped'> = async (deps, shopOrderId) => {
  const shopper = await shopperOf(deps, shopOrderId);
  const parcel = await stateOf(deps, shopOrderId);
  if (!shopper || !parcel) return undefined;
  const { language } = shopper;
  const { method, carrier, tracking, courier, phone } = parcel;
  const way = method === 'virtual' ? 'online' : carrier ? 'company' : 'courier';
  return {
    ...shopper,
    values: { ...shopper.values, way },
    facts: way === 'online' ? [] : facts(language, { carrier, tracking, courier, phone }),
    order: await shopOrderFacts(deps, shopOrderId, language),
  };
};

/** What is not shipped was told about when it was there. */
export const orderDelivered: FindNotice<'orderDelivered'> = async (deps, shopOrderId) => {
  const shopper = await shopperOf(deps, shopOrderId);
  const state = await stateOf(deps, shopOrderId);
  if (!shopper || state?.method === 'virtual') return undefined;
  return { ...shopper, order: await shopOrderFacts(deps, shopOrderId, shopper.language) };
};

export const orderCancelled: FindNotice<'orderCancelled'> = async (deps, shopOrderId) => {
  const shopper = await shopperOf(deps, shopOrderId);
  const state = await stateOf(deps, shopOrderId);
  if (!shopper || !state) return undefined;
  return {
    ...shopper,
    values: { ...shopper.values, isPaid: state.isPaid ? 'yes' : 'no' },
    order: await shopOrderFacts(deps, shopOrderId, shopper.language),
  };
};

/** Some days after the goods have arrived, if nothing was reviewed yet. Visitors cannot write reviews. */
export const reviewInvited: FindNotice<'reviewInvited'> = async (deps, shopOrderId) => {
  const state = await stateOf(deps, shopOrderId);
  const shopper = await shopperOf(deps, shopOrderId);
  if (state?.status !== 'toReview' || !shopper?.audience.userId) return undefined;
  return { ...shopper, values: { shop: shopper.values.shop } };
};

import type { Deps } from '../kernel/context';
import { storedLanguage } from '../kernel/language';
import { localFormat } from '../kernel/local-format';
import { mailRecipientOf } from '../visitor/mail-recipient';
import type { FindNotice } from './notice';
import { orderFacts } from './order-facts';

/** The buyer of a master order; visitors have the mail with their link instead. */
async function buyerOf(deps: Deps, groupId: number) {
  const group = await deps.db
    .selectFrom('order_group')
    .innerJoin('user_account', 'user_account.id', 'order_group.user_id')
    .select(['order_group.order_no as orderNo', 'order_group.email', 'order_group.language'])
    .select(['order_group.pay_before as payBefore', 'order_group.is_paid as isPaid'])
    .select(['order_group.is_cancelled as isCancelled', 'user_account.kind'])
    .select('user_account.email as accountEmail')
    .where('order_group.id', '=', groupId)
    .executeTakeFirst();
  if (!group || group.kind === 'visitor') return undefined;
  const to = group.email || group.accountEmail;
  const url = `${deps.settings.storefrontUrl}/order/order_list`;
  return to ? { ...group, to, url, language: storedLanguage(group.language) } : undefined;
}

/** When an order was placed and is to be paid; one that was paid at once is told about once, as paid. */
export const orderPlaced: FindNotice<'orderPlaced'> = async (deps, groupId) => {
  const buyer = await buyerOf(deps, groupId);
  if (!buyer || buyer.isPaid || buyer.isCancelled) return undefined;
  const { language, orderNo, payBefore, to, url } = buyer;
  const until = payBefore ? localFormat(deps.policy, language).time(payBefore) : 'none';
  const order = await orderFacts(deps, groupId, language);
  return { to, language, values: { order: orderNo, until }, url, order };
};

export const orderPaid: FindNotice<'orderPaid'> = async (deps, groupId) => {
  const buyer = await buyerOf(deps, groupId);
  if (!buyer) return undefined;
  const { language, orderNo, to, url } = buyer;
  const order = await orderFacts(deps, groupId, language);
  return { to, language, values: { order: orderNo }, url, order };
};

const detailOf = (orderNo: string) => `/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`;

export const orderCancelled: FindNotice<'orderCancelled'> = async (deps, shopOrderId) => {
  const recipient = await mailRecipientOf(deps, shopOrderId);
  const row = await deps.db
    .selectFrom('shop_order')
    .select('is_paid as isPaid')
    .where('id', '=', shopOrderId)
    .executeTakeFirst();
  if (!recipient || !row) return undefined;
  const { to, language, orderNo, shop } = recipient;
  const values = { order: orderNo, shop, isPaid: row.isPaid ? 'yes' : 'no' };
  return { to, language, values, url: recipient.pageAt(detailOf(orderNo)) };
};

/** Some days after the goods have arrived, if nothing was reviewed yet. */
export const reviewInvited: FindNotice<'reviewInvited'> = async (deps, shopOrderId) => {
  const row = await deps.db
    .selectFrom('shop_order')
    .innerJoin('user_account', 'user_account.id', 'shop_order.user_id')
    .select(['shop_order.status', 'user_account.kind'])
    .where('shop_order.id', '=', shopOrderId)
    .executeTakeFirst();
  // Visitors cannot write reviews
  if (row?.status !== 'toReview' || row.kind === 'visitor') return undefined;
  const recipient = await mailRecipientOf(deps, shopOrderId);
  if (!recipient) return undefined;
  const { to, language, orderNo, shop } = recipient;
  return { to, language, values: { shop }, url: recipient.pageAt(detailOf(orderNo)) };
};

export const refundPaid: FindNotice<'refundPaid'> = async (deps, refundId) => {
  const refund = await deps.db
    .selectFrom('refund_order')
    .select(['refund_no as no', 'shop_order_id as shopOrderId', 'amount_minor as minor'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  const recipient = refund && (await mailRecipientOf(deps, refund.shopOrderId));
  if (!recipient || refund.minor === 0) return undefined;
  const { to, language, orderNo } = recipient;
  const amount = localFormat(deps.policy, language).amount(refund.minor);
  const url = recipient.pageAt(`/order/refund_detail?orderNo=${encodeURIComponent(refund.no)}`);
  return { to, language, values: { order: orderNo, amount }, url };
};

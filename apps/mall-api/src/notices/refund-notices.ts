import type { EventName } from '@vermilion/mails';
import type { RefundStatus } from '../db/schema';
import type { Deps } from '../kernel/context';
import { localFormat } from '../kernel/local-format';
import { mailRecipientOf } from '../visitor/mail-recipient';
import { facts } from './fact';
import type { FindNotice } from './notice';
import { refundFacts } from './order-facts';

/** The mail that tells a shopper of each state of a refund. */
export const eventOfState = {
  applied: 'refundApplied',
  refused: 'refundRefused',
  withdrawn: 'refundWithdrawn',
  toReturn: 'refundAccepted',
  returning: 'refundReturning',
  lapsed: 'refundLapsed',
  refunding: 'refundStarted',
  refunded: 'refundPaid',
} as const satisfies Record<RefundStatus, EventName>;

async function refundOf(deps: Deps, refundId: number) {
  const refund = await deps.db
    .selectFrom('refund_order')
    .innerJoin('shop', 'shop.id', 'refund_order.shop_id')
    .innerJoin('shop_order', 'shop_order.id', 'refund_order.shop_order_id')
    .select(['refund_no as no', 'shop_order_id as shopOrderId', 'amount_minor as minor'])
    .select(['refund_order.status', 'refusal as reason', 'send_back_before as before'])
    .select(['return_company as carrier', 'return_waybill_no as tracking'])
    .select(['shop.address as returnTo', 'shop_order.status as orderStatus'])
    .where('refund_order.id', '=', refundId)
    .executeTakeFirst();
  const recipient = refund && (await mailRecipientOf(deps, refund.shopOrderId));
  if (!recipient) return undefined;
  const { to, userId, language, orderNo, shop } = recipient;
  const { amount, time } = localFormat(deps.policy, language);
  const notice = {
    audience: { to, userId },
    language,
    url: recipient.pageAt(`/order/refund_detail?orderNo=${encodeURIComponent(refund.no)}`),
    order: await refundFacts(deps, { id: refundId, minor: refund.minor }, language),
    values: {
      order: orderNo,
      shop,
      amount: amount(refund.minor),
      until: refund.before ? time(refund.before) : '–',
    },
  };
  return { ...refund, notice, known: (what: Parameters<typeof facts>[1]) => facts(language, what) };
}

/** A request that was granted at once is told about as granted, and one of a cancelled order with the order. */
export const refundApplied: FindNotice<'refundApplied'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  return refund?.status === 'applied' && refund.orderStatus !== 'cancelled'
    ? refund.notice
    : undefined;
};

export const refundRefused: FindNotice<'refundRefused'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  return refund && { ...refund.notice, facts: refund.known({ reason: refund.reason }) };
};

export const refundWithdrawn: FindNotice<'refundWithdrawn'> = async (deps, id) =>
  (await refundOf(deps, id))?.notice;

/** Unless the goods are on their way, or came, meanwhile. */
export const refundAccepted: FindNotice<'refundAccepted'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  if (refund?.status !== 'toReturn') return undefined;
  return { ...refund.notice, facts: refund.known({ returnTo: refund.returnTo }) };
};

export const refundReturning: FindNotice<'refundReturning'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  if (!refund) return undefined;
  const { notice, known, carrier, tracking } = refund;
  return { ...notice, facts: known({ carrier, tracking }) };
};

export const refundLapsed: FindNotice<'refundLapsed'> = async (deps, id) =>
  (await refundOf(deps, id))?.notice;

/** Unless the money was sent meanwhile, or the mail of the cancelled order says it. */
export const refundStarted: FindNotice<'refundStarted'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  const isTold = refund?.status !== 'refunding' || refund.orderStatus === 'cancelled';
  return isTold || refund.minor === 0 ? undefined : refund.notice;
};

export const refundPaid: FindNotice<'refundPaid'> = async (deps, id) => {
  const refund = await refundOf(deps, id);
  return refund?.minor ? refund.notice : undefined;
};

import type { Deps } from '../kernel/context';
import { type Language, storedLanguage } from '../kernel/language';
import { linkTo } from './link';

/** The recipient of mails about an order, and the URLs of its pages for that person. */
export interface MailRecipient {
  to: string;
  /** null for a visitor */
  userId: number | null;
  language: Language;
  orderNo: string;
  shop: string;
  /** A page of the account; for a visitor the order's own page, which needs no session. */
  pageAt(path: string): string;
}

/** Undefined when there is no recipient. */
export async function mailRecipientOf(
  deps: Pick<Deps, 'db' | 'settings' | 'policy' | 'now'>,
  shopOrderId: number,
): Promise<MailRecipient | undefined> {
  const order = await deps.db
    .selectFrom('shop_order')
    .innerJoin('order_group', 'order_group.id', 'shop_order.group_id')
    .innerJoin('shop', 'shop.id', 'shop_order.shop_id')
    .innerJoin('user_account', 'user_account.id', 'order_group.user_id')
    .select([
      'shop_order.order_no as orderNo',
      'shop.name as shop',
      'order_group.email',
      'order_group.language',
      'order_group.order_no as masterNo',
      'order_group.paid_at as paidAt',
      'order_group.created_at as placedAt',
      'shop_order.is_cod as isCod',
      'order_group.user_id as userId',
      'user_account.kind',
      'user_account.email as accountEmail',
    ])
    .where('shop_order.id', '=', shopOrderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const { orderNo, shop, masterNo } = order;
  const confirmedAt = order.isCod ? order.placedAt : order.paidAt;
  const isVisitor = order.kind === 'visitor' && confirmedAt !== null;
  // A visitor's link goes to the same address as the codes
  const to = isVisitor ? order.accountEmail : order.email || order.accountEmail;
  if (!to) return undefined;
  return {
    to,
    userId: order.kind === 'visitor' ? null : order.userId,
    orderNo,
    shop,
    language: storedLanguage(order.language),
    pageAt: (path) =>
      isVisitor ? linkTo(deps, masterNo, confirmedAt) : deps.settings.storefrontUrl + path,
  };
}

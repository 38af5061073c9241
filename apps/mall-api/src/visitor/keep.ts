import { accountAddress } from '../auth/account-address';
import { inTransaction } from '../db/in-transaction';
import { signedIn } from '../http/handler';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { movePoints } from '../points/move';
import { lookUpOver, requireAccess } from './access';
import type { OrderLink } from './link';
import { closeVisitor, findConfirmedGroup, moveOrders } from './store';

const otherEmail = () =>
  namedError('other-email', 500, 'Sign in with the email address that this order was made with');

/**
 * Moves the orders and points of a visitor to the caller's account, whose email address was verified on registration.
 * The account's own data is unchanged.
 */
export async function keepOrders(ctx: Context, link: OrderLink, access: string): Promise<void> {
  const { id, kind } = signedIn(ctx);
  await requireAccess(ctx, link, access);
  if (kind !== 'email') throw otherEmail();
  const { address } = await accountAddress(ctx, 'email');
  await inTransaction(ctx.db, async (trx) => {
    const group = await findConfirmedGroup(trx, link.orderNo);
    if (group?.userId === id) return;
    if (group?.kind !== 'visitor') throw lookUpOver();
    if (group.email?.toLowerCase() !== address) throw otherEmail();
    const { userId: from, id: groupId } = group;
    await moveOrders(trx, from, id);
    await movePoints(trx, { from, to: id, groupId }, ctx.now());
    await closeVisitor(trx, from);
  });
  ctx.sessions.clear();
}

import type { Deps } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';
import { isSigned, sign } from './signed';

/** What the mailed link says: a master order, and the proof that the mall has written it. */
export interface OrderLink {
  orderNo: string;
  identity: string;
}

type LinkDeps = Pick<Deps, 'settings' | 'policy' | 'now'>;

const DAY = 86_400_000;

/** The same whenever it is made: it ends some days after the payment. */
export function identityOf(deps: LinkDeps, orderNo: string, paidAt: Date): string {
  return sign(deps, orderNo, new Date(paidAt.getTime() + deps.policy.visitor.linkDays * DAY));
}

/** Where a visitor sees an order without a session. */
export function linkTo(deps: LinkDeps, orderNo: string, paidAt: Date): string {
  const query = new URLSearchParams({ orderNo, identity: identityOf(deps, orderNo, paidAt) });
  return `${deps.settings.storefrontUrl}/order/visitor?${query}`;
}

export const isLink = (deps: Pick<Deps, 'settings' | 'now'>, { orderNo, identity }: OrderLink) =>
  isSigned(deps, orderNo, identity);

/**
 * Names order and link together: who knows the number alone neither counts against nor replaces anything
 * of those who have the link.
 */
export const pairKey = (deps: Pick<Deps, 'settings'>, { orderNo, identity }: OrderLink): string =>
  keyedHash(deps, `order pair\n${orderNo}\n${identity}`).toString('base64url');

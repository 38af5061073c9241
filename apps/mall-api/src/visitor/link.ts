import type { Deps } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';
import { isSigned, sign } from './signed';

/** The parameters of the mailed link: a master order, and a signature. */
export interface OrderLink {
  orderNo: string;
  identity: string;
}

type LinkDeps = Pick<Deps, 'settings' | 'policy' | 'now'>;

const DAY = 86_400_000;

/** Deterministic: it expires a number of days after the payment. */
export function identityOf(deps: LinkDeps, orderNo: string, paidAt: Date): string {
  return sign(deps, orderNo, new Date(paidAt.getTime() + deps.policy.visitor.linkDays * DAY));
}

/** The page on which a visitor sees an order without a session. */
export function linkTo(deps: LinkDeps, orderNo: string, paidAt: Date): string {
  const query = new URLSearchParams({ orderNo, identity: identityOf(deps, orderNo, paidAt) });
  return `${deps.settings.storefrontUrl}/order/visitor?${query}`;
}

export const isLink = (deps: Pick<Deps, 'settings' | 'now'>, { orderNo, identity }: OrderLink) =>
  isSigned(deps, orderNo, identity);

/**
 * Identifies order and link together: someone who knows only the number cannot use up the rate limits of
 * those who have the link, nor replace their codes.
 */
export const pairKey = (deps: Pick<Deps, 'settings'>, { orderNo, identity }: OrderLink): string =>
  keyedHash(deps, `order pair\n${orderNo}\n${identity}`).toString('base64url');

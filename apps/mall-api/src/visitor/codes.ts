import { callerKey } from '@vermilion/admission';
import { type CodeTarget, issueCode, redeemCode } from '../auth/codes';
import { codeMail } from '../auth/mails';
import { enqueue } from '../jobs/enqueue';
import { defineJob } from '../jobs/job';
import type { Context } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { type Language, languages } from '../kernel/language';
import { decrementLimits, enforceLimits, type Limit } from '../rate-limit/limits';
import { grantAccess } from './access';
import { isLink, type OrderLink, pairKey } from './link';
import { isExpired } from './signed';
import { findVisitorGroup, findVisitorGroupById } from './store';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const targetOf = (pair: string): CodeTarget => ({
  channel: 'email',
  purpose: 'order',
  address: pair,
});

/** Limits for sending codes, per caller and per link. */
const codeLimits = ({ policy: { code }, ip }: Context, pair: string): Limit[] => [
  { key: `order-code:ip:${callerKey(ip)}`, max: code.perIpHour, windowSeconds: HOUR },
  { key: `order-code:gap:${pair}`, max: 1, windowSeconds: code.resendSeconds },
  { key: `order-code:to:${pair}`, max: code.perAddressHour, windowSeconds: HOUR },
];

/** Limits for attempts, per caller, and per link across all its codes. */
const tryLimits = ({ policy: { code, signIn }, ip }: Context, pair: string): Limit[] => [
  {
    key: `order-try:ip:${callerKey(ip)}`,
    max: signIn.perIp,
    windowSeconds: signIn.windowMinutes * MINUTE,
  },
  {
    key: `order-try:pair:${pair}`,
    max: code.tries * code.perAddressHour,
    windowSeconds: HOUR,
  },
];

function refuseExpired(ctx: Context, { identity }: OrderLink) {
  if (isExpired(ctx, identity)) throw namedError('link-expired', 500, 'This link has expired');
}

/** The order of a link; undefined for an invalid link, after the same work. */
async function groupOf(ctx: Context, link: OrderLink) {
  const group = await findVisitorGroup(ctx.db, link.orderNo);
  return isLink(ctx, link) ? group : undefined;
}

/**
 * Creates a code and mails it if the order exists. Without an order (group 0) an unusable code is created all
 * the same, so that attempts take the same time.
 */
export const mailOrderCode = defineJob<{ group: number; pair: string; language?: Language }>({
  name: 'mail: code for an order',
  attempts: 3,
  // Jobs of earlier releases have no language
  async run(deps, { group, pair, language = languages[0] }) {
    const found = await findVisitorGroupById(deps.db, group);
    const code = await issueCode(deps, targetOf(pair));
    if (!found?.email) return;
    const { policy } = deps;
    await deps.mail.send(codeMail({ policy, language }, 'order', found.email, code));
  },
});

/**
 * Enqueues the mail with a code. The response comes before the mail and does not depend on whether the order
 * exists.
 */
export async function sendOrderCode(ctx: Context, link: OrderLink): Promise<void> {
  refuseExpired(ctx, link);
  const pair = pairKey(ctx, link);
  await enforceLimits(ctx, codeLimits(ctx, pair));
  const group = await groupOf(ctx, link);
  await enqueue(ctx, mailOrderCode, { group: group?.id ?? 0, pair, language: ctx.language });
}

/** Exchanges a code for access to its order. */
export async function openWithCode(ctx: Context, link: OrderLink, code: string) {
  refuseExpired(ctx, link);
  const pair = pairKey(ctx, link);
  const limits = tryLimits(ctx, pair);
  await enforceLimits(ctx, limits);
  const group = await groupOf(ctx, link);
  await redeemCode(ctx, targetOf(pair), code);
  if (!group) throw namedError('wrong-code', 500, 'The code is wrong or has expired');
  await decrementLimits(
    ctx,
    limits.map(({ key }) => key),
  );
  return grantAccess(ctx, link);
}

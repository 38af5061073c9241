import { callerKey } from '@vermilion/admission';
import type { TransactionContext } from '../kernel/context';
import type { Limit } from '../rate-limit/limits';
import type { CodeTarget } from './codes';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The subject that codes are counted for: the address and what was requested. Not the code's actual purpose,
 * which depends on whether there is an account.
 */
const countedFor = ({ address, purpose, requestedPurpose }: CodeTarget) =>
  `${requestedPurpose ?? purpose}:${address}`;

/** The interval between codes to the same address or number for the same purpose. */
export const resendLimit = ({ policy }: TransactionContext, target: CodeTarget): Limit => ({
  key: `code:gap:${countedFor(target)}`,
  max: 1,
  windowSeconds: policy.code.resendSeconds,
});

/** From the second code for the same purpose on, a captcha is required. */
export const secondCode = ({ policy }: TransactionContext, target: CodeTarget): Limit => ({
  key: `code:second:${countedFor(target)}`,
  max: 1,
  windowSeconds: policy.captcha.secondCodeMinutes * MINUTE,
});

/** Codes sent for one caller without a captcha. */
export const callerCodes = ({ policy, ip }: TransactionContext): Limit => ({
  key: `code:easy:${callerKey(ip)}`,
  max: policy.captcha.codesFromCaller,
  windowSeconds: HOUR,
});

/** Limits on sent codes, with or without a captcha: per address or number, and per caller. */
export function codeLimits(ctx: TransactionContext, target: CodeTarget): Limit[] {
  const { code } = ctx.policy;
  return [
    { key: `code:ip:${callerKey(ctx.ip)}`, max: code.perIpHour, windowSeconds: HOUR },
    resendLimit(ctx, target),
    { key: `code:to:${target.address}`, max: code.perAddressHour, windowSeconds: HOUR },
  ];
}

/** Daily limits on the cost of messages: from the narrowest to that of the whole calling code. */
export function smsLimits(
  { policy, ip, user }: TransactionContext,
  e164: string,
  prefix: string,
): Limit[] {
  const { sms } = policy;
  const daily = (name: string, max: number) => ({ key: `sms:${name}`, max, windowSeconds: DAY });
  return [
    daily(`caller:${callerKey(ip)}`, sms.perCallerDay),
    ...(user ? [daily(`account:${user.id}`, sms.perAccountDay)] : []),
    daily(`to:${e164}`, sms.perNumberDay),
    daily(`prefix:${prefix}`, sms.prefixDay[prefix] ?? sms.perPrefixDay),
  ];
}

/**
 * Wrong passwords: `caller` is a hard limit; exceeding one of the others requires a captcha. `known` is for
 * callers who have signed in to the account before, so that guesses from elsewhere do not affect them.
 */
export function passwordLimits({ policy, ip }: TransactionContext, account: string) {
  const { captcha, signIn } = policy;
  const caller = callerKey(ip);
  const limit = (name: string, max: number): Limit => ({
    key: `sign-in:${name}`,
    max,
    windowSeconds: signIn.windowMinutes * MINUTE,
  });
  return {
    caller: limit(`ip:${caller}`, signIn.perIp),
    fromCaller: limit(`from:${caller}`, captcha.wrongFromCaller),
    account: limit(`account:${account}`, captcha.wrongForAccount),
    known: limit(`known:${account}:${caller}`, captcha.wrongFromKnown),
  };
}

/** Attempts to redeem a code. */
export const redeemLimit = ({ policy, ip }: TransactionContext): Limit => ({
  key: `redeem:ip:${callerKey(ip)}`,
  max: policy.signIn.perIp,
  windowSeconds: policy.signIn.windowMinutes * MINUTE,
});

/** Visitor accounts created by one caller without a captcha, and in total. */
export const visitorLimits = ({ policy, ip }: TransactionContext) => ({
  easy: {
    key: `visitor:easy:${callerKey(ip)}`,
    max: policy.captcha.visitorsFromCaller,
    windowSeconds: HOUR,
  },
  all: { key: `visitor:ip:${callerKey(ip)}`, max: policy.code.perIpHour, windowSeconds: HOUR },
});

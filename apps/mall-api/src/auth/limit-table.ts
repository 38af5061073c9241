import type { Context } from '../kernel/context';
import { callerKey } from '../rate-limit/caller-key';
import type { CodeTarget } from './codes';
import type { Limit } from '../rate-limit/limits';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * For whom codes are counted: an address and what was asked for. Not what the code turned out to be
 * for, since that depends on whether there is an account.
 */
const countedFor = ({ address, purpose, asked }: CodeTarget) => `${asked ?? purpose}:${address}`;

/** How soon another code goes to the same address or number for the same purpose. */
export const resendLimit = ({ policy }: Context, target: CodeTarget): Limit => ({
  key: `code:gap:${countedFor(target)}`,
  max: 1,
  windowSeconds: policy.code.resendSeconds,
});

/** A code after the first one for the same purpose: a person asks for it, not a program. */
export const secondCode = ({ policy }: Context, target: CodeTarget): Limit => ({
  key: `code:second:${countedFor(target)}`,
  max: 1,
  windowSeconds: policy.captcha.secondCodeMinutes * MINUTE,
});

/** Codes that one caller gets sent without proving a person. */
export const callerCodes = ({ policy, ip }: Context): Limit => ({
  key: `code:easy:${callerKey(ip)}`,
  max: policy.captcha.codesFromCaller,
  windowSeconds: HOUR,
});

/** How often codes are sent, with or without a captcha: to one address or number, and for one caller. */
export function codeLimits(ctx: Context, target: CodeTarget): Limit[] {
  const { code } = ctx.policy;
  return [
    { key: `code:ip:${callerKey(ctx.ip)}`, max: code.perIpHour, windowSeconds: HOUR },
    resendLimit(ctx, target),
    { key: `code:to:${target.address}`, max: code.perAddressHour, windowSeconds: HOUR },
  ];
}

/** What messages may cost in a day: from the narrowest cap to that of the whole calling code. */
export function smsLimits({ policy, ip, user }: Context, e164: string, prefix: string): Limit[] {
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
 * Wrong passwords: `caller` has an end; passing one of the others makes a captcha necessary.
 * `known` is for callers from whom the account was signed in to before: whoever guesses elsewhere
 * is no trouble to them.
 */
export function passwordLimits({ policy, ip }: Context, account: string) {
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

/** How often somebody may try a code that was sent. */
export const redeemLimit = ({ policy, ip }: Context): Limit => ({
  key: `redeem:ip:${callerKey(ip)}`,
  max: policy.signIn.perIp,
  windowSeconds: policy.signIn.windowMinutes * MINUTE,
});

/** Visitors that one caller makes without proving a person, and at all. */
export const visitorLimits = ({ policy, ip }: Context) => ({
  easy: {
    key: `visitor:easy:${callerKey(ip)}`,
    max: policy.captcha.visitorsFromCaller,
    windowSeconds: HOUR,
  },
  all: { key: `visitor:ip:${callerKey(ip)}`, max: policy.code.perIpHour, windowSeconds: HOUR },
});

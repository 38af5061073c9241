import type { Context } from '../http/handler';
import { callerKey } from './caller-key';
import type { Limit } from './limits';

const HOUR = 3600;

/** How soon another code goes to the same address. */
export const codeGap = ({ policy }: Context, email: string): Limit => ({
  key: `code:gap:${email}`,
  max: 1,
  windowSeconds: policy.code.resendSeconds,
});

/** How often codes are sent: to one address, and for one caller. */
export function codeLimits(ctx: Context, email: string): Limit[] {
  const { code } = ctx.policy;
  return [
    { key: `code:ip:${callerKey(ctx.ip)}`, max: code.perIpHour, windowSeconds: HOUR },
    codeGap(ctx, email),
    { key: `code:to:${email}`, max: code.perAddressHour, windowSeconds: HOUR },
  ];
}

/** How often somebody may try a password: on one account, and from one address. */
export function signInLimits({ policy, ip }: Context, email: string) {
  const { perAccount, perIp, windowMinutes } = policy.signIn;
  const windowSeconds = windowMinutes * 60;
  return {
    caller: { key: `sign-in:ip:${callerKey(ip)}`, max: perIp, windowSeconds },
    account: { key: `sign-in:account:${email}`, max: perAccount, windowSeconds },
  } satisfies Record<string, Limit>;
}

/** How often somebody may try a code that was sent by mail. */
export function redeemLimits({ policy, ip }: Context): Limit[] {
  const { perIp, windowMinutes } = policy.signIn;
  return [{ key: `redeem:ip:${callerKey(ip)}`, max: perIp, windowSeconds: windowMinutes * 60 }];
}

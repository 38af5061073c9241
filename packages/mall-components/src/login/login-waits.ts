import type { LoginState, LoginWait } from './types';

/** Seconds until another code can be requested. */
export const RESEND_SECONDS = 60;

export const waitFrom = (now: number, seconds: number): LoginWait => ({
  until: now + seconds * 1000,
  seconds,
});

/** The waits that have not ended, with their remaining whole seconds. */
export function waitsAt(waits: LoginState['waits'], now: number): LoginState['waits'] {
  const left = Object.entries(waits).filter(([, wait]) => wait.until > now);
  return Object.fromEntries(
    left.map(([key, { until }]) => [key, { until, seconds: Math.ceil((until - now) / 1000) }]),
  );
}

import type { LoginState, LoginWait } from './types';

/** A code may be asked for again after so many seconds. */
export const RESEND_SECONDS = 60;

export const waitFrom = (now: number, seconds: number): LoginWait => ({
  until: now + seconds * 1000,
  seconds,
});

/** The waits that are not over, with the whole seconds that are left of them. */
export function waitsAt(waits: LoginState['waits'], now: number): LoginState['waits'] {
  const left = Object.entries(waits).filter(([, wait]) => wait.until > now);
  return Object.fromEntries(
    left.map(([key, { until }]) => [key, { until, seconds: Math.ceil((until - now) / 1000) }]),
  );
}

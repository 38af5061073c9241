import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

type SignDeps = Pick<Deps, 'settings' | 'now'>;

const signature = (deps: SignDeps, subject: string, seconds: string) =>
  keyedHash(deps, `visitor order\n${subject}\n${seconds}`).toString('base64url');

/** A value that is good for one thing until a time, which it says itself. */
export function sign(deps: SignDeps, subject: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signature(deps, subject, seconds)}`;
}

const endOf = (value: string) => Number.parseInt(value.split('.')[0] ?? '', 36) * 1000;

/** Whether its time is over, by what it says: that tells nothing of any order. */
export const isExpired = ({ now }: SignDeps, value: string) => endOf(value) <= now().getTime();

/** Whether the value was signed here for this subject and is still good. */
export function isSigned(deps: SignDeps, subject: string, value: string): boolean {
  const [seconds = ''] = value.split('.');
  const expected = Buffer.from(`${seconds}.${signature(deps, subject, seconds)}`);
  const given = Buffer.from(value);
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && !isExpired(deps, value);
}

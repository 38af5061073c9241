import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../kernel/context';
import { keyedHash } from '../rate-limit/keyed-hash';

type SignDeps = Pick<Deps, 'settings' | 'now'>;

const signature = (deps: SignDeps, subject: string, seconds: string) =>
  keyedHash(deps, `visitor order\n${subject}\n${seconds}`).toString('base64url');

/** A signed value for one purpose, which contains its expiry time. */
export function sign(deps: SignDeps, subject: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${signature(deps, subject, seconds)}`;
}

const endOf = (value: string) => Number.parseInt(value.split('.')[0] ?? '', 36) * 1000;

/** Whether it has expired, by its own expiry time, which reveals nothing about any order. */
export const isExpired = ({ now }: SignDeps, value: string) => endOf(value) <= now().getTime();

/** Whether the value was signed here for this subject and has not expired. */
export function isSigned(deps: SignDeps, subject: string, value: string): boolean {
  const [seconds = ''] = value.split('.');
  const expected = Buffer.from(`${seconds}.${signature(deps, subject, seconds)}`);
  const given = Buffer.from(value);
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && !isExpired(deps, value);
}

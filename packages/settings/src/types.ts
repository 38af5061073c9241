import { isIP } from 'node:net';
import { z } from 'zod';

/** Every type reads a trimmed, non-empty text; its message completes "NAME is …; it must be …". */

export const text = z.string();

/** One of the given words. */
export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, `one of ${words.join(', ')}`);

/** A whole number within limits. */
export const integer = (least: number, most: number) => {
  const message = `a whole number from ${least} to ${most}`;
  return z.string().regex(/^\d+$/, message).transform(Number).refine(within(least, most), message);
};

const within = (least: number, most: number) => (value: number) => value >= least && value <= most;

/** A port to listen on; 0 asks the system for a free one. */
export const port = integer(0, 65_535);

export const boolean = z.stringbool({ error: 'on or off' });

/** An address with one of the given protocols. */
export const address = (...protocols: [string, ...string[]]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

/** The same, without slashes at its end. */
export const url = (...protocols: [string, ...string[]]) =>
  address(...protocols).transform(withoutSlash);

/** Scheme, host and port of a site, and nothing behind them: `https://mall.example`. */
export const origin = url('https', 'http').refine(
  isOrigin,
  'an address without a path, such as https://mall.example',
);

/** Sites with commas or blanks between them; `*` for any, `none` for none. */
export const origins = z
  .string()
  .transform((value) => (value === '*' ? value : list(value).map(withoutSlash)))
  .refine(
    (value) => value === '*' || value.every(isOrigin),
    '*, none, or addresses such as https://mall.example with commas between them',
  );

const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Names of hosts with commas or blanks between them; `none` for none. */
export const hosts = z
  .string()
  .transform((value) => list(value.toLowerCase()))
  .refine(
    (value) => value.every((host) => HOST.test(host)),
    'none, or hosts such as pay.example with commas between them',
  );

/**
 * Whose word on the caller's address counts: addresses and subnets with commas between them, and the
 * names `loopback`, `linklocal` and `uniquelocal`; `none` trusts nobody.
 */
export const proxies = z
  .string()
  .transform(list)
  .refine(
    (value) => value.every(isProxy),
    'none, or addresses, subnets, loopback, linklocal or uniquelocal with commas between them',
  );

/** A name of the IANA database, such as Asia/Shanghai or Europe/Paris. */
export const timeZone = z.string().refine(isTimeZone, 'a time zone such as Europe/Paris');

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function list(value: string): string[] {
  return value.split(/[\s,]+/).filter((part) => part && part !== 'none');
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, '');
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value.toLowerCase();
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [ip = '', bits] = value.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  if (bits === undefined) return most > 0;
  return /^\d+$/.test(bits) && Number(bits) <= most;
}

import { isIP } from 'node:net';
import { z } from 'zod';

/** Types parse a trimmed, non-empty string; the error message completes "NAME is …; it must be …". */

export const text = z.string();

export const oneOf = <Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, `one of ${words.join(', ')}`);

/** An integer within limits. */
export const integer = (min: number, most: number) => {
  const message = `a whole number from ${min} to ${most}`;
  return z.string().regex(/^\d+$/, message).transform(Number).refine(within(min, most), message);
};

const within = (min: number, most: number) => (value: number) => value >= min && value <= most;

/** A port to listen on; 0 selects a free one. */
export const port = integer(0, 65_535);

export const boolean = z.stringbool({ error: 'on or off' });

/** One e-mail address. */
export const email = z.email('an e-mail address');

/** A URL with one of the given protocols. */
export const address = (...protocols: [string, ...string[]]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

/** Where somebody can be reached: `mailto:`, `https:` and `tel:` addresses, separated by commas or spaces. */
export const contacts = z
  .string()
  .transform(list)
  .refine(
    (value) => value.every((contact) => CONTACT.test(contact) && URL.canParse(contact)),
    'addresses such as mailto:security@mall.example or https://mall.example/report with commas between them',
  );

const CONTACT = /^(mailto:[^@]+@[^@]+|https:\/\/.+|tel:\+?[\d-]+)$/;

/** A day, which begins in UTC, or a time with its zone. */
export const time = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'a day such as 2027-06-30')
  .transform((value) => new Date(value));

const ONE_HOST = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** Of PostgreSQL; like those of libpq it may have several hosts with commas between them. */
export const databaseAddress = z.string().refine((value) => {
  const [, before, hosts = '', after] = ONE_HOST.exec(value) ?? [];
  return hosts.split(',').every((host) => URL.canParse(`${before}${host}${after}`));
}, 'an address that begins with postgres:// or postgresql://');

/** A URL without trailing slashes. */
export const url = (...protocols: [string, ...string[]]) =>
  address(...protocols).transform(withoutSlash);

/** Scheme, host and port only: `https://mall.example`. */
export const origin = url('https', 'http').refine(
  isOrigin,
  'an address without a path, such as https://mall.example',
);

/** Origins separated by commas or spaces; `*` for any, `none` for none. */
export const origins = z
  .string()
  .transform((value) => (value === '*' ? value : list(value).map(withoutSlash)))
  .refine(
    (value) => value === '*' || value.every(isOrigin),
    '*, none, or addresses such as https://mall.example with commas between them',
  );

const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Host names separated by commas or spaces; `none` for none. */
export const hosts = z
  .string()
  .transform((value) => list(value.toLowerCase()))
  .refine(
    (value) => value.every((host) => HOST.test(host)),
    'none, or hosts such as pay.example with commas between them',
  );

/**
 * Trusted proxies: addresses and subnets separated by commas, and the names `loopback`, `linklocal`
 * and `uniquelocal`; `none` trusts no proxy.
 */
export const proxies = z
  .string()
  .transform(list)
  .refine(
    (value) => value.every(isProxy),
    'none, or addresses, subnets, loopback, linklocal or uniquelocal with commas between them',
  );

/** An IANA time zone, such as Asia/Shanghai or Europe/Paris. */
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

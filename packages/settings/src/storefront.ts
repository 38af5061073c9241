import { common } from './common';
import { hosts, oneOf, port, text, timeZone, url } from './types';

/** What the storefront is told. */
export const storefrontVariables = {
  ...common,
  PORT: { type: port, default: '3000', description: 'port of the storefront' },
  MALL_API_BASE: {
    type: url('https', 'http'),
    default: 'http://127.0.0.1:4000',
    description: 'the server that the storefront relays to, when it runs alone',
  },
  MALL_PROVIDER_HOSTS: {
    type: hosts,
    derivedDefault: 'those of Twitter, Google, Facebook, PayPal, Stripe',
    description: 'where shoppers may be sent to sign in and to pay, besides the mall’s own host',
  },
  MALL_TIME_ZONE: {
    type: timeZone,
    default: 'Asia/Shanghai',
    description: 'the zone in which times are shown, by its IANA name; they say so',
  },
  MALL_BRAND: {
    type: text,
    default: 'vermilion',
    description: 'the brand of the storefront: `vermilion` or `kontor`',
  },
  MALL_LOGO: {
    type: oneOf('server', 'name'),
    derivedDefault: 'in the brand `vermilion`: `server`; in others `name`',
    description:
      'what the header shows: `server`, the logo that the server names, or `name`, the mall’s name in the letters of the brand',
  },
  MALL_COLOR_MODE: {
    type: text,
    default: 'light',
    description: '`light`, `dark`, or `system` to follow the visitor’s device',
  },
} as const;

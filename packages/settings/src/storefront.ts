import { common } from './common';
import { boolean, hosts, integer, oneOf, port, text, timeZone, url } from './types';

/** Variables of the storefront. */
export const storefrontVariables = {
  ...common,
  PORT: { type: port, default: '3000', description: 'port of the storefront' },
  MALL_API_BASE: {
    type: url('https', 'http'),
    default: 'http://127.0.0.1:4000',
    description: 'URL of the API server that the storefront forwards to',
  },
  MALL_PROVIDER_HOSTS: {
    type: hosts,
    derivedDefault: 'those of Twitter, Google, Facebook, PayPal, Stripe',
    description:
      'hosts that the storefront may redirect to for sign-in and payment, besides its own',
  },
  MALL_TIME_ZONE: {
    type: timeZone,
    derivedDefault: 'that of the server’s times',
    description: 'IANA time zone of displayed times',
  },
  MALL_API_UTC_OFFSET: {
    type: integer(-720, 840),
    default: '480',
    description:
      'minutes between UTC and the server’s times, for a server that does not tell it (`zoneOffsetMinutes` of its home data)',
  },
  MALL_BRAND: {
    type: text,
    default: 'vermilion',
    description:
      'brand of the storefront: `vermilion`, `kontor`, or the path of a folder with your own (`./plum`), see packages/design-system/new-brand.md',
  },
  MALL_LOGO: {
    type: oneOf('server', 'name'),
    derivedDefault: 'logo.svg of an own brand; brand `vermilion`: `server`; others: `name`',
    description:
      'logo of the header: `server` for the image from the server, or `name` for the mall’s name in the brand’s font',
  },
  MALL_COLOR_MODE: {
    type: text,
    default: 'light',
    description: '`light`, `dark`, or `system` for the preference of the device',
  },
  MALL_ASSETS_DIR: {
    type: text,
    description:
      'folder that all storefronts share and that upgrades leave alone: scripts and styles of other builds are kept there for pages that are still open, see docs/operations/upgrade.md',
  },
  MALL_BACK_OFFICE: {
    type: boolean,
    default: 'on',
    description: '`off` leaves out the back office, which is below `/back-office`',
  },
  MALL_WAITING_ROOM: {
    type: boolean,
    derivedDefault: 'trial mall: `off`; otherwise `on`',
    description:
      '`on` lets visitors wait in a line while the mall has no room for them, see docs/operations/sale-day.md; `off` tells them to come again',
  },
  MALL_WAITING_ROOM_SLOW: {
    type: integer(50, 10_000),
    default: '500',
    description:
      'milliseconds that a page or a call may take; when every fifth of many takes longer, new visitors wait in line',
  },
  MALL_WAITING_ROOM_STAY: {
    type: integer(1, 120),
    default: '15',
    description: 'minutes for which a visitor who was let in does not wait again',
  },
  MALL_CARD_SCRIPT: {
    type: boolean,
    default: 'off',
    description:
      '`on` loads Stripe’s script on every page for its fraud detection, once the visitor has agreed and the page is idle',
  },
  MALL_SOCIAL_SCRIPT: {
    type: oneOf('off', 'google', 'facebook'),
    default: 'off',
    description:
      'sign-in script that every page loads, once the visitor has agreed and the page is idle: `google` or `facebook`',
  },
} as const;

import { oneOf, origin, proxies, text } from './types';

/** What both servers are told. */
export const common = {
  MALL_MODE: {
    type: oneOf('real', 'trial'),
    default: 'real',
    description:
      '`trial` opens a mall to try out, with demo goods, an outbox page and test payment; `npm start` and `npm run dev` set it',
  },
  HOST: {
    type: text,
    derivedDefault: 'this machine; the storefront of a real mall: every address',
    description: 'address that both listen on',
  },
  MALL_STOREFRONT_URL: {
    type: origin,
    derivedDefault: '`http://localhost:3000`',
    description:
      'the storefront as browsers reach it: for canonical addresses, links in mails and the way back from payment',
  },
  MALL_TRUST_PROXY: {
    type: proxies,
    default: 'loopback',
    description:
      'which proxies may name the caller’s address; for the server, a storefront on another host must be among them',
  },
  MALL_CHANGES_KEY: {
    type: text,
    isSecret: true,
    derivedDefault: '`npm start` makes one up',
    description:
      'a secret of storefront and server: with it the storefront learns what changes, and keeps pages for minutes instead of seconds',
  },
} as const;

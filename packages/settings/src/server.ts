import { common } from './common';
import { providers } from './providers';
import { address, flag, oneOf, origins, port, text, url, whole } from './types';

const ONLY_IN_TRIAL = 'in a mall to try out: on; otherwise off';

/** What the server is told. */
export const serverVariables = {
  ...common,
  MALL_API_PORT: { type: port, usual: '4000', meaning: 'port of the server' },
  DATABASE_URL: {
    type: address('postgres', 'postgresql'),
    isSecret: true,
    meaning: 'a PostgreSQL to use in place of the embedded database',
  },
  MALL_DATA_DIR: {
    type: text,
    usual: '.data',
    meaning: 'folder of the embedded database and of the drawn pictures',
  },
  MALL_DB_POOL: { type: whole(1, 1000), usual: '10', meaning: 'connections to PostgreSQL' },
  MALL_DB_STATEMENT_TIMEOUT: {
    type: whole(0, 3_600_000),
    usual: '10000',
    meaning: 'milliseconds after which PostgreSQL gives up a statement',
  },
  MALL_MAX_EVENT_LOOP_DELAY: {
    type: whole(0, 600_000),
    usual: '3000',
    meaning:
      'milliseconds that the server may be late with its work before it answers "busy" to what comes; 0 for no limit',
  },
  MALL_MAX_HEAP: {
    type: whole(0, 1_000_000),
    otherwise: 'nine tenths of what Node allows',
    meaning: 'megabytes of memory in use (V8 heap) from which it does the same; 0 for no limit',
  },
  MALL_MIGRATE: {
    type: flag,
    otherwise: ONLY_IN_TRIAL,
    meaning: 'brings the tables up to date at the start; otherwise `npm run migrate` does',
  },
  MALL_JOBS: {
    type: flag,
    usual: 'on',
    meaning: 'carries out jobs in the server; `off` beside workers of their own',
  },
  MALL_SEED: {
    type: oneOf('demo', 'none'),
    otherwise: 'in a mall to try out: `demo`; otherwise `none`',
    meaning: 'what an empty database is filled with; `demo` is for a mall to try out',
  },
  MALL_OUTBOX: {
    type: flag,
    otherwise: ONLY_IN_TRIAL,
    meaning: 'the page that shows the mails and codes of a mall to try out; `off` closes it',
  },
  MALL_TEST_PAY: {
    type: flag,
    otherwise: ONLY_IN_TRIAL,
    meaning: 'the test payment of a mall to try out; `off` takes it away',
  },
  MALL_TEST_PAYMENT_SECRET: {
    type: text,
    isSecret: true,
    otherwise: 'made up at each start',
    meaning: 'signs test payments; the same for all servers on one database',
  },
  MALL_LIMIT_KEY: {
    type: text,
    isSecret: true,
    otherwise: 'the address of the database',
    meaning: 'hashes callers and accounts in limits; the same for all servers on one database',
  },
  MALL_PUBLIC_URL: {
    type: url('https', 'http'),
    otherwise: '`http://localhost:4000`',
    meaning: 'the server as browsers reach it',
  },
  MALL_IMAGE_BASE: {
    type: url('https', 'http'),
    meaning: 'put before picture addresses, for a separate image host',
  },
  MALL_CORS_ORIGINS: {
    type: origins,
    usual: '*',
    meaning:
      'sites whose pages may call the server themselves, with commas between; `none` for the storefront only',
  },
  MALL_SMTP_URL: {
    type: address('smtp', 'smtps'),
    isSecret: true,
    meaning:
      'a mail server, `smtp://user:password@host:port`; a real mall without it sends no mails',
  },
  MALL_MAIL_FROM: {
    type: text,
    usual: 'Vermilion <mall@localhost>',
    meaning: 'sender of mails',
  },
  ...providers,
  MALL_WARM_PICTURES: {
    type: flag,
    usual: 'on',
    meaning: 'draws the home page’s pictures after the start, ahead of the first visitor',
  },
  MALL_STOP_TIMEOUT: {
    type: whole(0, 600_000),
    usual: '10000',
    meaning: 'milliseconds that open requests get to finish when the server stops',
  },
  MALL_STATS: {
    type: flag,
    usual: 'off',
    meaning: 'counts statements and requests at `/stats.json`, for measurements',
  },
  LOG_LEVEL: {
    type: oneOf('info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'),
    usual: 'info',
    meaning: 'what the server logs; `info` is every request, without personal data',
  },
} as const;

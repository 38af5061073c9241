import { common } from './common';
import { providers } from './providers';
import { address, boolean, oneOf, origins, port, text, url, integer } from './types';

const ONLY_IN_TRIAL = 'in a mall to try out: on; otherwise off';

/** What the server is told. */
export const serverVariables = {
  ...common,
  MALL_API_PORT: { type: port, default: '4000', description: 'port of the server' },
  DATABASE_URL: {
    type: address('postgres', 'postgresql'),
    isSecret: true,
    description: 'a PostgreSQL to use in place of the embedded database',
  },
  MALL_DATA_DIR: {
    type: text,
    default: '.data',
    description: 'folder of the embedded database and of the drawn pictures',
  },
  MALL_POLICY: {
    type: text,
    description:
      'a JSON file with the name of the mall, its contact, currency and rules, see docs/real-mall.md',
  },
  MALL_DB_POOL: { type: integer(1, 1000), default: '10', description: 'connections to PostgreSQL' },
  MALL_DB_STATEMENT_TIMEOUT: {
    type: integer(0, 3_600_000),
    default: '10000',
    description: 'milliseconds after which PostgreSQL gives up a statement',
  },
  MALL_MAX_EVENT_LOOP_DELAY: {
    type: integer(0, 600_000),
    default: '3000',
    description:
      'milliseconds that the server may be late with its work before it answers "busy" to what comes; 0 for no limit',
  },
  MALL_MAX_HEAP: {
    type: integer(0, 1_000_000),
    derivedDefault: 'nine tenths of what Node allows',
    description: 'megabytes of memory in use (V8 heap) from which it does the same; 0 for no limit',
  },
  MALL_MIGRATE: {
    type: boolean,
    derivedDefault: ONLY_IN_TRIAL,
    description: 'brings the tables up to date at the start; otherwise `npm run migrate` does',
  },
  MALL_JOBS: {
    type: boolean,
    default: 'on',
    description: 'carries out jobs in the server; `off` beside workers of their own',
  },
  MALL_SEED: {
    type: oneOf('demo', 'none'),
    derivedDefault: 'in a mall to try out: `demo`; otherwise `none`',
    description: 'what an empty database is filled with; `demo` is for a mall to try out',
  },
  MALL_OUTBOX: {
    type: boolean,
    derivedDefault: ONLY_IN_TRIAL,
    description: 'the page that shows the mails and codes of a mall to try out; `off` closes it',
  },
  MALL_TEST_PAY: {
    type: boolean,
    derivedDefault: ONLY_IN_TRIAL,
    description: 'the test payment of a mall to try out; `off` takes it away',
  },
  MALL_TEST_PAYMENT_SECRET: {
    type: text,
    isSecret: true,
    derivedDefault: 'made up at each start',
    description: 'signs test payments; the same for all servers on one database',
  },
  MALL_LIMIT_KEY: {
    type: text,
    isSecret: true,
    derivedDefault: 'in a mall to try out: the address of the database',
    description:
      'a real mall needs it: hashes callers and accounts in limits, signs links to visitors’ orders; the same for all servers',
  },
  MALL_PUBLIC_URL: {
    type: url('https', 'http'),
    derivedDefault: '`http://localhost:4000`',
    description: 'the server as browsers reach it',
  },
  MALL_IMAGE_BASE: {
    type: url('https', 'http'),
    description: 'put before picture addresses, for a separate image host',
  },
  MALL_CORS_ORIGINS: {
    type: origins,
    default: '*',
    description:
      'sites whose pages may call the server themselves, with commas between; `none` for the storefront only',
  },
  MALL_SEARCH_URL: {
    type: address('http', 'https'),
    isSecret: true,
    description:
      'an OpenSearch that goods are searched in, `https://user:password@host:9200`; without it the database does',
  },
  MALL_SEARCH_ALIAS: {
    type: text,
    default: 'vermilion-goods',
    description: 'the name of its index, one for each mall',
  },
  MALL_SMTP_URL: {
    type: address('smtp', 'smtps'),
    isSecret: true,
    description:
      'a mail server, `smtp://user:password@host:port`; a real mall without it sends no mails',
  },
  MALL_MAIL_FROM: {
    type: text,
    default: 'Vermilion <mall@localhost>',
    description: 'sender of mails',
  },
  ...providers,
  MALL_WARM_PICTURES: {
    type: boolean,
    default: 'on',
    description:
      'draws the home page’s pictures ahead of the first visitor: those of the first screen before the mall opens',
  },
  MALL_STOP_TIMEOUT: {
    type: integer(0, 600_000),
    default: '10000',
    description: 'milliseconds that open requests get to finish when the server stops',
  },
  MALL_STATS: {
    type: boolean,
    default: 'off',
    description: 'counts statements and requests at `/stats.json`, for measurements',
  },
  LOG_LEVEL: {
    type: oneOf('info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'),
    default: 'info',
    description: 'what the server logs; `info` is every request, without personal data',
  },
} as const;

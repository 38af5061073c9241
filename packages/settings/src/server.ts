import { common } from './common';
import { pictures } from './pictures';
import { providers } from './providers';
import {
  address,
  boolean,
  databaseAddress,
  email,
  integer,
  oneOf,
  origins,
  port,
  text,
  url,
} from './types';

const TRIAL_ONLY = 'trial mall: on; otherwise off';

/** Variables of the API server. */
export const serverVariables = {
  ...common,
  MALL_API_PORT: { type: port, default: '4000', description: 'port of the API server' },
  DATABASE_URL: {
    type: databaseAddress,
    isSecret: true,
    description:
      'PostgreSQL to use instead of the embedded database; with several hosts (`postgres://user@one:5432,two:5432/mall`) the one that takes writes',
  },
  MALL_DB_POOLER: {
    type: oneOf('none', 'transaction', 'prepared'),
    default: 'none',
    description:
      'pooler in transaction mode at `DATABASE_URL`: `transaction` for PgBouncer; `prepared` from 1.21 on with `max_prepared_statements`; limits come with the role, see deploy/postgres/roles.sql',
  },
  DATABASE_DIRECT_URL: {
    type: databaseAddress,
    isSecret: true,
    derivedDefault: '`DATABASE_URL`',
    description: 'the same database without the pooler, for migrating, seeding and rebuilding',
  },
  DATABASE_REPLICA_URL: {
    type: databaseAddress,
    isSecret: true,
    description:
      'replicas of the database, one host or several, for reads of the catalogue by visitors; used while they are less than two seconds behind',
  },
  MALL_DATA_DIR: {
    type: text,
    default: '.data',
    description: 'folder of the embedded database and of cached images',
  },
  MALL_POLICY: {
    type: text,
    description:
      'JSON file with the mall’s name, contact, currency and rules, see docs/real-mall.md',
  },
  MALL_DB_POOL: {
    type: integer(1, 1000),
    default: '10',
    description: 'maximum number of connections to PostgreSQL',
  },
  MALL_DB_STATEMENT_TIMEOUT: {
    type: integer(0, 3_600_000),
    default: '10000',
    description: 'statement timeout of PostgreSQL in milliseconds',
  },
  MALL_MAX_EVENT_LOOP_DELAY: {
    type: integer(0, 600_000),
    default: '3000',
    description:
      'event loop delay in milliseconds above which the server responds with 503; 0 for no limit',
  },
  MALL_MAX_HEAP: {
    type: integer(0, 1_000_000),
    derivedDefault: '90 % of Node’s heap limit',
    description: 'V8 heap in megabytes above which the server responds with 503; 0 for no limit',
  },
  MALL_MIGRATE: {
    type: boolean,
    derivedDefault: TRIAL_ONLY,
    description: 'runs migrations at the start; otherwise run `npm run migrate`',
  },
  MALL_RESTORED: {
    type: boolean,
    default: 'off',
    description:
      'the database is a restored copy: nothing is sent or paid and no job runs, see docs/operations/money.md',
  },
  MALL_JOBS: {
    type: boolean,
    default: 'on',
    description: 'runs jobs in the server; `off` with separate workers',
  },
  MALL_SEED: {
    type: oneOf('demo', 'none'),
    derivedDefault: 'trial mall: `demo`; otherwise `none`',
    description: 'data of a new database; `demo` requires a trial mall',
  },
  MALL_OUTBOX: {
    type: boolean,
    derivedDefault: TRIAL_ONLY,
    description: 'page with sent mails and codes, in a trial mall only',
  },
  MALL_TEST_PAY: {
    type: boolean,
    derivedDefault: TRIAL_ONLY,
    description: 'test payment, in a trial mall only',
  },
  MALL_TEST_PAY_FILE: {
    type: text,
    description:
      'file in which test payment remembers what was paid, beside the database, to rehearse restoring one; trial mall only',
  },
  MALL_TEST_PAYMENT_SECRET: {
    type: text,
    isSecret: true,
    derivedDefault: 'generated at each start',
    description: 'signs test payments; must be the same for all servers on one database',
  },
  MALL_LIMIT_KEY: {
    type: text,
    isSecret: true,
    derivedDefault: 'trial mall: URL of the database',
    description:
      'required in a real mall: hashes callers and accounts in rate limits, signs links to visitors’ orders; must be the same for all servers',
  },
  MALL_PUBLIC_URL: {
    type: url('https', 'http'),
    derivedDefault: '`http://localhost:4000`',
    description: 'public URL of the server',
  },
  MALL_IMAGE_BASE: {
    type: url('https', 'http'),
    description: 'base URL of images, for a separate image host',
  },
  MALL_CORS_ORIGINS: {
    type: origins,
    default: '*',
    description:
      'origins that may call the server from browsers, separated by commas; `none` for the storefront only',
  },
  MALL_SEARCH_URL: {
    type: address('http', 'https'),
    isSecret: true,
    description:
      'OpenSearch for searches of goods, `https://user:password@host:9200`; without it the database is used',
  },
  MALL_SEARCH_ALIAS: {
    type: text,
    default: 'vermilion-goods',
    description: 'alias of the OpenSearch index, one for each mall',
  },
  MALL_SMTP_URL: {
    type: address('smtp', 'smtps'),
    isSecret: true,
    description:
      'mail server, `smtp://user:password@host:port`; without it a real mall sends no mails',
  },
  MALL_MAIL_FROM: {
    type: text,
    default: 'Vermilion <mall@localhost>',
    description: 'sender of mails',
  },
  MALL_OPERATOR_MAIL: {
    type: email,
    description: 'e-mail address of the operator: refunds at a payment provider, and disputes',
  },
  ...pictures,
  ...providers,
  MALL_WARM_PICTURES: {
    type: boolean,
    default: 'on',
    description:
      'renders images of the home page and of lists at the start, those above the fold before the server is ready',
  },
  MALL_STATS: {
    type: boolean,
    default: 'off',
    description: 'statement and request counts at `/stats.json`, for benchmarks',
  },
} as const;

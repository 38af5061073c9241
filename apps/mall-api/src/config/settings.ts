import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import {
  type Environment,
  metricsAddress,
  type ProxyTrust,
  proxyTrust,
  readVariables,
  requireNoTrialParts,
  requirePrivate,
  serverVariables,
} from '@vermilion/settings';
import { readPictureStore, type S3Settings } from './picture-settings';
import { type ProviderSettings, readProviders } from './provider-settings';

/** Everything that an operator can set, see `serverVariables`. */
export interface Settings extends ProviderSettings {
  /** A trial mall: only there are demo goods, an outbox page and test payment. */
  isTrial: boolean;
  port: number;
  host: string;
  /** Folder of the embedded database and the image cache. `memory://` keeps the database in memory. */
  dataDir: string;
  /** Cache of generated images; can be deleted at any time. */
  pictureDir: string;
  /** The bucket of uploaded pictures of goods and pages; undefined: they are in the database. */
  s3: S3Settings | undefined;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** The same database without a pooler. */
  databaseDirectUrl: string | undefined;
  /** Its replicas, for reads of the catalogue. */
  databaseReplicaUrl: string | undefined;
  /** The pooler in transaction mode at that URL, which may know prepared statements. */
  databasePooler: 'none' | 'transaction' | 'prepared';
  databasePool: number;
  /** JSON file with the mall owner's policy, see `readPolicy`. */
  policyFile: string | undefined;
  /**
   * URL of an OpenSearch for searching goods, with user and password; without it the database is searched.
   */
  searchUrl: string | undefined;
  searchAlias: string;
  /** Milliseconds after which PostgreSQL aborts a statement. */
  statementTimeout: number;
  /** Milliseconds and bytes above which new calls are rejected as "busy"; 0 for no limit. */
  maxEventLoopDelay: number;
  maxHeapBytes: number;
  /** Public URL of this server. */
  publicUrl: string;
  /** URL of the storefront, for links in e-mails and for returning from a payment page. */
  storefrontUrl: string;
  /** URL of the back office, for links in e-mails and for passkeys. */
  backOfficeUrl: string;
  /** Origins whose pages may call this server directly; `*` for any. */
  corsOrigins: '*' | readonly string[];
  /** Prefix of relative image URLs; empty leaves them relative. */
  imageBase: string;
  /**
   * `smtp://user:password@host:port`; without it e-mails go to the outbox of a trial mall, and are not sent
   * in a real one.
   */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where the operator is told what needs a person; undefined for nowhere. */
  operatorMail: string | undefined;
  /** Whom to tell about a vulnerability, and until when; the storefront says so. */
  securityContacts: readonly string[] | undefined;
  securityExpires: Date | undefined;
  /** Shows unsent e-mails and messages to callers on the local machine. */
  outbox: boolean;
  /** Runs pending migrations at startup. */
  migrate: boolean;
  /** The database is a copy: the server sends nothing, takes no payment and runs no job. */
  isRestored: boolean;
  /** Runs background jobs in this process. */
  jobs: boolean;
  /** Initial data of an empty database. */
  seed: 'demo' | 'none';
  /**
   * Generates the home page's images before the first visit: those of the first screen before the server
   * listens.
   */
  warmPictures: boolean;
  logLevel: string;
  /** Where metrics of this process are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Serves `/stats.json` for measurements. */
  stats: boolean;
  /** Proxies whose forwarded client address is believed. */
  trustProxy: ProxyTrust;
  /** Enables the built-in test payment provider, with which goods cost nothing. */
  testPay: boolean;
  /** Where the test payment provider remembers payments beside the database; undefined: in the database. */
  testPayFile: string | undefined;
  /** Signs the messages of the test payment provider. */
  paymentSecret: string;
  /**
   * Key for hashing callers and accounts in limits, and for signing links; the same in all servers on one
   * database. Empty in a real mall without one, which refuses to start.
   */
  limitKey: string;
  /** Key of the change feed for storefronts; without it the feed is closed. */
  changesKey: string | undefined;
  /** Milliseconds between "not ready" and closing when the server stops. */
  stopDelay: number;
  /** Milliseconds that open requests get to finish when the server stops. */
  stopTimeout: number;
  /** Milliseconds for which an unused connection stays open. */
  keepAlive: number;
}

/** Reads the settings. Throws a SettingsError with one sentence per invalid value. */
export function readSettings(env: Environment = process.env): Settings {
  const values = readVariables(serverVariables, env);
  const isTrial = values.MALL_MODE === 'trial';
  if (isTrial) {
    const { MALL_STOREFRONT_URL, MALL_BACK_OFFICE_URL, MALL_PUBLIC_URL } = values;
    requirePrivate(env, { MALL_STOREFRONT_URL, MALL_BACK_OFFICE_URL, MALL_PUBLIC_URL });
  } else {
    requireNoTrialParts({
      MALL_SEED: values.MALL_SEED === 'demo',
      MALL_OUTBOX: values.MALL_OUTBOX === true,
      MALL_TEST_PAY: values.MALL_TEST_PAY === true,
    });
  }
  const port = values.MALL_API_PORT;
  const storefrontUrl = values.MALL_STOREFRONT_URL ?? 'http://localhost:3000';
  const dataDir = values.MALL_DATA_DIR;
  const isInMemory = dataDir.startsWith('memory://');
  return {
    isTrial,
    port,
    host: values.HOST ?? '127.0.0.1',
    dataDir: isInMemory ? dataDir : resolve(dataDir),
    pictureDir: isInMemory ? join(tmpdir(), 'vermilion-pictures') : resolve(dataDir, 'pictures'),
    s3: readPictureStore(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePooler: values.MALL_DB_POOLER,
    databasePool: values.MALL_DB_POOL,
    policyFile: values.MALL_POLICY,
    searchUrl: values.MALL_SEARCH_URL,
    searchAlias: values.MALL_SEARCH_ALIAS,
    statementTimeout: values.MALL_DB_STATEMENT_TIMEOUT,
    maxEventLoopDelay: values.MALL_MAX_EVENT_LOOP_DELAY,
    maxHeapBytes: heapBytes(values.MALL_MAX_HEAP),
    publicUrl: values.MALL_PUBLIC_URL ?? `http://localhost:${port}`,
    storefrontUrl,
    backOfficeUrl: values.MALL_BACK_OFFICE_URL ?? storefrontUrl,
    corsOrigins: values.MALL_CORS_ORIGINS,
    imageBase: values.MALL_IMAGE_BASE ?? '',
    smtpUrl: values.MALL_SMTP_URL,
    mailFrom: values.MALL_MAIL_FROM,
    operatorMail: values.MALL_OPERATOR_MAIL,
    securityContacts: values.MALL_SECURITY_CONTACT,
    securityExpires: values.MALL_SECURITY_EXPIRES,
    outbox: isTrial && values.MALL_OUTBOX !== false,
    migrate: values.MALL_MIGRATE ?? isTrial,
    isRestored: values.MALL_RESTORED,
    jobs: values.MALL_JOBS,
    seed: isTrial ? (values.MALL_SEED ?? 'demo') : 'none',
    warmPictures: values.MALL_WARM_PICTURES,
    logLevel: values.LOG_LEVEL,
    metrics: metricsAddress(values),
    stats: values.MALL_STATS,
    trustProxy: proxyTrust(values.MALL_TRUST_PROXY, isTrial),
    testPay: isTrial && values.MALL_TEST_PAY !== false,
    testPayFile: isTrial ? values.MALL_TEST_PAY_FILE : undefined,
    paymentSecret: values.MALL_TEST_PAYMENT_SECRET ?? randomBytes(32).toString('hex'),
    // Known to all servers on one database, but not stored in it
    limitKey: values.MALL_LIMIT_KEY ?? (isTrial ? (values.DATABASE_URL ?? dataDir) : ''),
    changesKey: values.MALL_CHANGES_KEY,
    stopDelay: values.MALL_STOP_DELAY ?? (isTrial ? 0 : 5000),
    stopTimeout: values.MALL_STOP_TIMEOUT,
    keepAlive: values.MALL_KEEP_ALIVE,
    ...readProviders(values),
    ...(values.MALL_RESTORED && restored),
  };
}

/** What a restored copy does not have: jobs, and everybody to whom something could be sent. */
const restored = {
  jobs: false,
  smtpUrl: undefined,
  searchUrl: undefined,
  twilio: undefined,
  twitter: undefined,
  facebook: undefined,
  google: undefined,
} satisfies Partial<Settings>;

/** By default leaves some headroom below Node's heap limit. */
function heapBytes(megabytes: number | undefined): number {
  if (megabytes !== undefined) return megabytes * 1024 * 1024;
  return Math.floor(getHeapStatistics().heap_size_limit * 0.9);
}

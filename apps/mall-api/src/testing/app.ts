import type { FastifyInstance } from 'fastify';
import { afterAll, describe } from 'vitest';
import { createApp } from '../app';
import { openSession } from '../auth/sessions';
import { readSettings, type Settings } from '../config/settings';
import type { MallDatabase } from '../db/mall-database';
import type { MallExtension } from '../extension';
import type { OperationId } from '../http/handler';
import { cleanImage } from '../images/clean-image';
import { resizeImage } from '../images/resize-image';
import type { Deps } from '../kernel/context';
import { type Mail, plainText } from '../kernel/mailer';
import { createReadCache } from '../kernel/read-cache';
import type { Sms } from '../kernel/sms-sender';
import { drawSheet } from '../pdf/draw-sheet';
import { defaultPolicy } from '../policy/default-policy';
import type { Policy } from '../policy/policy';
import { seedIfEmpty } from '../seed';
import { type Answer, callApp, type CallOptions } from './call';
import { openEmbeddedForTest, openPostgresForTest, type TestDatabase } from './databases';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  db: MallDatabase;
  /** For PostgreSQL. */
  url: string | undefined;
  /** Sent mails, oldest first. */
  mails: Mail[];
  /** Sent text messages, oldest first. */
  texts: Sms[];
  /** Log lines. */
  logs: string[];
  /** Calls an operation (path parameters in `params`) or a path. */
  call(operation: OperationId | `/${string}`, options?: CallOptions): Promise<Answer>;
  /** A new account with a session. */
  signUp(email?: string): Promise<{ id: number; token: string; email: string }>;
  /** Advances the server's clock. */
  advance(milliseconds: number): void;
  /** The SQL statements executed by `work`. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
}

export interface OpenAppOptions {
  settings?: Partial<Settings>;
  /** Fills the database, and adds its routes. */
  extension?: MallExtension;
  policy?: Partial<Policy>;
}
export type OpenApp = (options?: OpenAppOptions) => Promise<TestApp>;

/**
 * Runs a suite on the embedded database, and on PostgreSQL when TEST_DATABASE_URL is the URL of a server that
 * allows creating databases. Each `openApp()` has an empty, migrated database of its own, closed after the
 * suite; so call it once in a `beforeAll`. TEST_DATABASES=postgres and TEST_DATABASES=embedded choose one.
 */
export function withDatabases(suite: (openApp: OpenApp) => void): void {
  const chosen = process.env.TEST_DATABASES;
  if (chosen !== 'postgres')
    describe('embedded database', () => suite(opener(openEmbeddedForTest)));
  if (chosen !== 'embedded') withPostgres(suite);
}

/** Like `withDatabases`, for behaviour that needs more than one database connection. */
export function withPostgres(suite: (openApp: OpenApp) => void): void {
  const url = process.env.TEST_DATABASE_URL;
  if (url) describe('PostgreSQL', () => suite(opener(() => openPostgresForTest(url))));
  else {
    console.warn('SKIPPED on PostgreSQL: TEST_DATABASE_URL is not set.');
    describe.skip('PostgreSQL (TEST_DATABASE_URL is not set)', () => suite(opener(never)));
  }
}

const never = () => Promise.reject(new Error('There is no database'));

function opener(open: () => Promise<TestDatabase>): OpenApp {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return async (options) => {
    const database = await open();
    closing.push(() => database.close());
    const testApp = await startTestApp(database, options);
    closing.push(() => testApp.app.close());
    return testApp;
  };
}

/** A copy, since tests change the policy of their own mall; captchas take little work. */
function policyOf(changes: Partial<Policy> = {}): Policy {
  const policy = structuredClone({ ...defaultPolicy, ...changes });
  policy.captcha.work = 500;
  return policy;
}

/** The server on a database that the caller closes. */
export async function startTestApp(
  database: TestDatabase,
  options: OpenAppOptions = {},
): Promise<TestApp> {
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const logs: string[] = [];
  let ahead = 0;
  let accounts = 0;
  const settings = {
    ...readSettings({ MALL_MODE: 'trial' }),
    dataDir: 'memory://',
    logLevel: 'info',
    // A machine that runs many tests at once has a slow event loop
    maxEventLoopDelay: 0,
  };
  const policy = policyOf(options.policy);
  if (options.extension)
    await seedIfEmpty(database, options.extension, { policy, progress: () => {} });
  const { app, deps } = await createApp({
    deps: {
      db: database.db,
      now: () => new Date(database.now().getTime() + ahead),
      settings: { ...settings, ...options.settings },
      policy,
      cache: createReadCache(() => Date.now() + ahead),
      lists: createReadCache(() => Date.now() + ahead),
      mail: { send: async (mail) => void mails.push({ ...mail, text: plainText(mail) }) },
      images: { clean: cleanImage, close: async () => {} },
      resizer: { resize: resizeImage, close: async () => {} },
      printer: { print: drawSheet, close: async () => {} },
      sms: { send: async (text) => void texts.push(text) },
    },
    extraRoutes: options.extension?.routes,
    logStream: { write: (line) => void logs.push(line) },
  });
  return {
    app,
    deps,
    db: database.db,
    url: database.url,
    mails,
    texts,
    logs,
    call: (operation, callOptions) => callApp(app, operation, callOptions),
    async signUp(email = `shopper${(accounts += 1)}@example.com`) {
      const { id } = await database.db
        .insertInto('user_account')
        .values({ kind: 'email', email, nickname: email.split('@')[0] ?? email })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, email, token: await openSession(deps, id) };
    },
    advance: (milliseconds) => void (ahead += milliseconds),
    async countStatements(work) {
      const before = database.statements();
      await work();
      return database.statements() - before;
    },
  };
}

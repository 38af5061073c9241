import { createApp } from './app';
import { warmUp } from './catalog/warm-up';
import type { Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import { type DatabaseOptions, openDatabase, type OpenedDatabase } from './db/database';
import type { MallExtension, Progress, SeedOptions } from './extension';
import { createImageCleaner } from './images/cleaner';
import { createImageResizer } from './images/resizer';
import { createReadCache } from './kernel/read-cache';
import { createMailer } from './mail/create-mailer';
import { createPictureStore } from './media/create-store';
import { openSeeded } from './open-seeded';
import { requirePayable } from './payment/require-payable';
import { createPrinter } from './pdf/printer';
import { readPolicy } from './policy/read-policy';
import { requireNoDemo } from './require-no-demo';
import { holdCopy, requireReleased } from './restored/hold';
import { seedIfEmpty } from './seed';
import { createSmsSender } from './sms/create-sms';
import type { Stats } from './stats';

/** Options for opening a mall besides its settings. */
export interface MallParts {
  extension?: MallExtension | undefined;
  /** Initial contents of a new embedded database. */
  snapshot?: Blob | undefined;
  /** Seeds an empty demo mall while this process has not opened its database. */
  seed?: (() => Promise<void>) | undefined;
}

/** Opens the database of the settings. */
export const openDatabaseFor = (
  settings: Settings,
  options: Pick<DatabaseOptions, 'onStatement' | 'snapshot'> = {},
): Promise<OpenedDatabase> =>
  openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    statementTimeout: settings.statementTimeout,
    ...options,
  });

/**
 * The whole server, neither listening nor running jobs. Throws a StartupError with a message, after closing
 * everything.
 */
export async function openMall(
  settings: Settings,
  progress: Progress,
  { extension, snapshot, seed }: MallParts = {},
) {
  requireMatchingProgram(settings, extension);
  requireLimitKey(settings);
  const policy = readPolicy(settings.policyFile, extension?.policy);
  requirePayable(settings, policy);
  const stats: Stats = { statements: 0, requests: 0 };
  const count = () => void (stats.statements += 1);
  const open = () =>
    openDatabaseFor(settings, { snapshot, onStatement: settings.stats ? count : undefined });
  const database = await (seed ? openSeeded(settings, open, seed) : open());
  const images = createImageCleaner();
  const resizer = createImageResizer();
  const printer = createPrinter();
  const pictures = await createPictureStore({ db: database.db, settings });
  const close = async () => {
    await images.close();
    await resizer.close();
    pictures.close();
    await printer.close();
    await database.close();
  };
  try {
    await prepareDatabase(database, settings, extension, { policy, progress });
    const base = { db: database.db, now: database.now, settings, policy };
    const health = { ready: true };
    const { app, deps } = await createApp({
      deps: {
        ...base,
        cache: createReadCache(),
        lists: createReadCache(Date.now, 5000),
        images,
        resizer,
        pictures,
        printer,
        mail: createMailer(base),
        sms: createSmsSender(base),
      },
      health,
      extraRoutes: extension?.routes,
      stats: settings.stats ? stats : undefined,
    });
    await warmUp(deps).catch((error: unknown) => app.log.warn(error, 'The first searches failed'));
    return { app, deps, health, copy: database.copy, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Brings the tables up to date and seeds an empty demo mall, as far as the settings say. */
async function prepareDatabase(
  database: OpenedDatabase,
  settings: Settings,
  extension: MallExtension | undefined,
  options: Pick<SeedOptions, 'policy' | 'progress'>,
): Promise<void> {
  if (settings.migrate) await migrateTables(database, options.progress);
  else await requireUpToDate(database);
  if (!settings.isTrial) await requireNoDemo(database.db);
  if (settings.isRestored) await holdCopy(database.db, database.now());
  else await requireReleased(database.db);
  if (extension && settings.seed === 'demo') await seedIfEmpty(database, extension, options);
}

/** Seeds an empty demo mall and closes its database. */
export async function seedMall(
  settings: Settings,
  progress: Progress,
  extension: MallExtension | undefined,
): Promise<void> {
  requireMatchingProgram(settings, extension);
  const policy = readPolicy(settings.policyFile, extension?.policy);
  const database = await openDatabaseFor(settings);
  await prepareDatabase(database, settings, extension, { policy, progress }).finally(() =>
    database.close(),
  );
}

/** The demo goods are in a separate program, which a real mall does not install. */
function requireMatchingProgram(
  { isTrial, seed }: Settings,
  extension: MallExtension | undefined,
): void {
  if (extension && !isTrial) {
    throw new StartupError(
      'This program opens a mall to try out. Start a real mall with "node apps/mall-api/dist/main.js", or set MALL_MODE to "trial".',
    );
  }
  if (!extension && seed === 'demo') {
    throw new StartupError(
      'This server does not carry the demo mall. Start it with "node apps/demo-mall/dist/main.js", or set MALL_SEED to "none".',
    );
  }
}

/** A guessable key must not sign the links with which visitors see their orders. */
function requireLimitKey({ isTrial, limitKey }: Settings): void {
  if (!isTrial && limitKey === '') {
    throw new StartupError(
      'MALL_LIMIT_KEY is missing: it signs the links to orders of visitors. Set it to a secret of your own, for example that of "openssl rand -hex 32", the same for all servers on one database.',
    );
  }
}

/** Brings the tables up to date, and says when another process is at it. */
export async function migrateTables(
  database: Pick<OpenedDatabase, 'migrate'>,
  progress: Progress,
): Promise<void> {
  await database.migrate(() => progress('Another process is migrating the tables; waiting for it'));
}

/** Throws a StartupError that names the migrate command when migrations are pending. */
export async function requireUpToDate(database: OpenedDatabase): Promise<void> {
  const missing = await database.missingMigrations();
  if (missing > 0) {
    throw new StartupError(
      `The tables of this database are not up to date (missing migrations: ${missing}). Run "npm run migrate", or "node apps/mall-api/dist/main.js migrate", or set MALL_MIGRATE to "on".`,
    );
  }
}

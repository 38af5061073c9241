import { startTracing, type Tracing } from '@vermilion/telemetry/tracing';
import { version } from '../package.json';
import { createApp } from './app';
import { warmUp } from './catalog/warm-up';
import type { Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import { openDatabase } from './db/database';
import type { DatabaseOptions, OpenedDatabase } from './db/opened-database';
import { newerTables } from './doctor/database-checks';
import { requireSoundDatabase, requireSoundSettings } from './doctor/examine';
import type { MallExtension, Progress, SeedOptions } from './extension';
import { createImageCleaner } from './images/cleaner';
import { createImageResizer } from './images/resizer';
import { createReadCache } from './kernel/read-cache';
import { createMailer } from './mail/create-mailer';
import { createPictureStore } from './media/create-store';
import { metricsFor, serveMetrics } from './metrics/open-metrics';
import { openSeeded } from './open-seeded';
import { createPrinter } from './pdf/printer';
import { readPolicy } from './policy/read-policy';
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
  /** The name of this process in metrics and traces. */
  service?: string;
  /** In place of what the environment asks for. */
  tracing?: Tracing;
}

/** Opens the database of the settings. */
export const openDatabaseFor = (
  settings: Settings,
  options: Pick<DatabaseOptions, 'onStatement' | 'snapshot'> = {},
): Promise<OpenedDatabase> =>
  openDatabase({
    url: settings.databaseUrl,
    directUrl: settings.databaseDirectUrl,
    replicaUrl: settings.databaseReplicaUrl,
    pooler: settings.databasePooler,
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
  { extension, snapshot, seed, service = 'mall-api', ...given }: MallParts = {},
) {
  requireMatchingProgram(settings, extension);
  const policy = readPolicy(settings.policyFile, extension?.policy);
  await requireSoundSettings({ settings, policy });
  const stats: Stats = { statements: 0, requests: 0 };
  const tracing = given.tracing ?? (await startTracing({ service, version }));
  const onStatement = (text: string) => {
    stats.statements += 1;
    return tracing?.statement(text);
  };
  const isObserved = settings.stats || tracing !== undefined;
  const open = () =>
    openDatabaseFor(settings, { snapshot, onStatement: isObserved ? onStatement : undefined });
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
    await tracing?.close();
  };
  try {
    await prepareDatabase(database, settings, extension, { policy, progress });
    const metrics = await metricsFor(settings, service);
    const base = { db: database.db, now: database.now, settings, policy, metrics };
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
      tracing,
      extraRoutes: extension?.routes,
      stats: settings.stats ? stats : undefined,
    });
    await warmUp(deps).catch((error: unknown) => app.log.warn(error, 'The first searches failed'));
    const stopMetrics = await serveMetrics(deps, database, progress);
    const closeAll = () => stopMetrics().then(close);
    return { app, deps, health, copy: database.copy, close: closeAll };
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
  await requireSoundDatabase({ settings, policy: options.policy, database });
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

/** Brings the tables up to date, unless they are too new for this program. */
export async function migrateTables(
  database: Pick<OpenedDatabase, 'migrate' | 'unknownMigrations'>,
  progress: Progress,
): Promise<void> {
  const [newer] = await newerTables(database);
  if (newer) throw new StartupError(newer);
  await database.migrate(progress);
}

/** Throws a StartupError that names the migrate command when migrations are pending, or when the tables are too new. */
export async function requireUpToDate(
  database: Pick<OpenedDatabase, 'missingMigrations' | 'unknownMigrations'>,
): Promise<void> {
  const [newer] = await newerTables(database);
  if (newer) throw new StartupError(newer);
  const missing = await database.missingMigrations();
  if (missing > 0) {
    throw new StartupError(
      `The tables of this database are not up to date (missing migrations: ${missing}). Run "npm run migrate", or "node apps/mall-api/dist/main.js migrate", or set MALL_MIGRATE to "on".`,
    );
  }
}

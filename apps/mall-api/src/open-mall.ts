import { createApp } from './app';
import type { Settings } from './config/settings';
import { openDatabase, type OpenedDatabase } from './db/database';
import { requireNoDemo } from './demo';
import { demoPolicy } from './demo/demo-policy';
import { StartupError } from './config/startup-error';
import { createReadCache } from './kernel/read-cache';
import { createImagePool } from './images/pool';
import { createMailer } from './mail/create-mailer';
import { createSmsSender } from './sms/create-sms';
import { readPolicy } from './policy/read-policy';
import { seedIfEmpty } from './seed';
import type { Stats } from './stats';

export type Progress = (text: string) => void;

/** Opens the database that the settings name. */
export const openFor = (settings: Settings, onStatement?: () => void): Promise<OpenedDatabase> =>
  openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    statementTimeout: settings.statementTimeout,
    ...(onStatement && { onStatement }),
  });

/** The whole server but for its door and its jobs. Throws a StartupError with a sentence; nothing stays open then. */
export async function openMall(settings: Settings, progress: Progress) {
  const policy = readPolicy(settings.policyFile, settings.isTrial ? demoPolicy : {});
  const stats: Stats = { statements: 0, requests: 0 };
  const count = () => void (stats.statements += 1);
  const database = await openFor(settings, settings.stats ? count : undefined);
  const images = createImagePool();
  const close = async () => {
    await images.close();
    await database.close();
  };
  try {
    await prepare(database, settings, progress);
    const base = { db: database.db, now: () => new Date(), settings, policy };
    const health = { ready: true };
    const { app, deps } = await createApp({
      deps: {
        ...base,
        cache: createReadCache(),
        lists: createReadCache(Date.now, 5000),
        images,
        mail: createMailer(base),
        sms: createSmsSender(base),
      },
      health,
      stats: settings.stats ? stats : undefined,
    });
    return { app, deps, health, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Tables and, in a mall to try out, goods. */
async function prepare(database: OpenedDatabase, settings: Settings, progress: Progress) {
  if (settings.migrate) await database.migrate();
  else await requireUpToDate(database);
  if (!settings.isTrial) await requireNoDemo(database.db);
  if (settings.seed === 'demo') await seedIfEmpty(database, progress);
}

/** Throws a StartupError that names the command when migrations are missing. */
export async function requireUpToDate(database: OpenedDatabase): Promise<void> {
  const missing = await database.missingMigrations();
  if (missing > 0) {
    throw new StartupError(
      `The tables of this database are not up to date (missing migrations: ${missing}). Run "npm run migrate", or "node apps/mall-api/dist/main.js migrate", or set MALL_MIGRATE to "on".`,
    );
  }
}

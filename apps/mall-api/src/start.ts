import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import type { Settings } from './config';
import { warmHome } from './content/warm-home';
import { openDatabase } from './db/database';
import { jobs } from './domains';
import { requireNoDemo } from './demo';
import { StartupError } from './errors';
import { createReadCache } from './http/read-cache';
import { createImagePool } from './images/pool';
import { startJobs } from './jobs';
import { createMailer } from './mail/create-mailer';
import { createSmsSender } from './sms/create-sms';
import { defaultPolicy } from './policy';
import { seedIfEmpty } from './seed';
import type { Stats } from './stats';

export interface RunningMall {
  /** Where the server listens. */
  address: string;
  /** Takes nothing new, finishes what is open, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the mall: database, tables, goods if it is empty, jobs, and at last the door.
 * Throws a StartupError with a sentence when that cannot be done; nothing stays open then.
 */
export async function startMall(
  settings: Settings,
  progress: (text: string) => void,
): Promise<RunningMall> {
  const stats: Stats = { statements: 0, requests: 0 };
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    poolSize: settings.databasePool,
    statementTimeout: settings.statementTimeout,
    ...(settings.stats && { onStatement: () => (stats.statements += 1) }),
  });
  try {
    await database.migrate();
    if (!settings.isTrial) await requireNoDemo(database.db);
    if (settings.seed === 'demo') await seedIfEmpty(database, progress);
    const base = { db: database.db, now: () => new Date(), settings, policy: defaultPolicy };
    const images = createImagePool();
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
    const { host, port } = settings;
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(doorProblem(error, host, port));
    });
    const stopJobs = startJobs(jobs, deps);
    const leaving = new AbortController();
    const warming = settings.warmPictures ? warmHome(deps, leaving.signal) : undefined;
    return {
      address: addressOf(app.server.address() as AddressInfo),
      async stop() {
        health.ready = false;
        leaving.abort();
        await warming;
        await Promise.all([app.close(), stopJobs()]);
        await images.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function doorProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port with MALL_API_PORT.`;
  }
  return `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`;
}

const addressOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

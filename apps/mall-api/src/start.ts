import type { AddressInfo } from 'node:net';
import type { Settings } from './config/settings';
import type { Progress } from './extension';
import { jobs } from './domains';
import { StartupError } from './config/startup-error';
import { startJobs } from './jobs/worker';
import { openMall, type MallParts } from './open-mall';

export interface Running {
  /** Takes nothing new, finishes what is open, closes the database. */
  stop(): Promise<void>;
}

export interface RunningMall extends Running {
  /** Where the server listens. */
  address: string;
}

/**
 * Starts the mall: database, tables, seed if it is empty, port and jobs.
 * Throws a StartupError with a sentence when that cannot be done; nothing stays open then.
 */
export async function startMall(
  settings: Settings,
  progress: Progress,
  parts?: MallParts,
): Promise<RunningMall> {
  const { app, deps, health, close } = await openMall(settings, progress, parts);
  try {
    await parts?.extension?.prepare?.(deps, progress);
    const { host, port } = settings;
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(listenProblem(error, host, port));
    });
    const stopJobs = settings.jobs ? startJobs(jobsOf(parts), deps) : async () => {};
    return {
      address: addressOf(app.server.address() as AddressInfo),
      async stop() {
        health.ready = false;
        await Promise.all([app.close(), stopJobs()]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Carries out jobs without listening: beside servers with `MALL_JOBS=off`. */
export async function startWorker(
  settings: Settings,
  progress: Progress,
  parts?: MallParts,
): Promise<Running> {
  const { app, deps, close } = await openMall(settings, progress, parts);
  const stopJobs = startJobs(jobsOf(parts), deps);
  return {
    async stop() {
      await stopJobs();
      await app.close();
      await close();
    },
  };
}

const jobsOf = (parts: MallParts = {}) => [...jobs, ...(parts.extension?.jobs ?? [])];

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port with MALL_API_PORT.`;
  }
  return `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`;
}

const addressOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

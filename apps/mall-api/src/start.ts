import type { AddressInfo } from 'node:net';
import { createGentleStop } from '@vermilion/admission';
import { answerBackups } from './backup/request-folder';
import { followChanges } from './changes/follow';
import type { Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import { isInMemory } from './db/embedded';
import { jobs } from './domains';
import type { Progress } from './extension';
import { startJobs } from './jobs/worker';
import { type MallParts, openMall } from './open-mall';
import { reportPending } from './search/report-pending';

export interface Running {
  /**
   * Says "not ready", still responds for the configured delay, then accepts no requests, finishes the pending ones and
   * closes the database. Called again, it ends the delay.
   */
  stop(): Promise<void>;
}

export interface RunningMall extends Running {
  /** The URL of the server. */
  address: string;
}

/**
 * Starts the mall: database, tables, seed when empty, port and jobs. Throws a StartupError with a message,
 * after closing everything.
 */
export async function startMall(
  settings: Settings,
  progress: Progress,
  parts?: MallParts,
): Promise<RunningMall> {
  const { app, deps, health, copy, close } = await openMall(settings, progress, parts);
  try {
    await parts?.extension?.prepare?.(deps, progress);
    const { host, port, stopDelay: delay, stopTimeout: patience } = settings;
    const closeGently = createGentleStop(app.server, { delay, patience }, () => {
      health.ready = false;
    });
    await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(listenProblem(error, host, port));
    });
    const stopJobs = settings.jobs ? startJobs(jobsOf(parts), deps) : async () => {};
    const stopFollowing = followChanges(deps);
    const stopReporting = reportPending(deps, progress);
    const isFolder = copy && !isInMemory(settings.dataDir);
    const stopBackups = isFolder ? answerBackups(settings.dataDir, copy) : async () => {};
    const stopAll = async () => {
      stopReporting();
      await Promise.all([closeGently(), stopJobs(), stopBackups()]);
      await Promise.all([app.close(), stopFollowing()]);
      await close();
    };
    let stopped: Promise<void> | undefined;
    return {
      address: addressOf(app.server.address() as AddressInfo),
      stop() {
        if (stopped) void closeGently();
        return (stopped ??= stopAll());
      },
    };
  } catch (error) {
    await app.close();
    await close();
    throw error;
  }
}

/** Runs the jobs without listening: for deployments whose servers have `MALL_JOBS=off`. */
export async function startWorker(
  settings: Settings,
  progress: Progress,
  parts?: MallParts,
): Promise<Running> {
  if (settings.isRestored)
    throw new StartupError('A restored copy runs no jobs (MALL_RESTORED is on): start no worker.');
  const service = 'mall-api-worker';
  const { app, deps, close } = await openMall(settings, progress, { ...parts, service });
  const stopJobs = startJobs(jobsOf(parts), deps);
  const stopReporting = reportPending(deps, progress);
  return {
    async stop() {
      stopReporting();
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

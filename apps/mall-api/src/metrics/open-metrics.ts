import { createMetrics, type Metrics, MetricsPortError } from '@vermilion/telemetry';
import { version } from '../../package.json';
import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import type { OpenedDatabase } from '../db/opened-database';
import type { Deps } from '../kernel/context';
import { addMallMetrics } from './mall-metrics';
import { addProcessMetrics } from './process-metrics';
import { startReporter } from './reporter';

/** The metrics of this process, where a port for them is set. */
export const metricsFor = async (
  { metrics }: Pick<Settings, 'metrics'>,
  service: string,
): Promise<Metrics | undefined> => (metrics ? createMetrics({ service, version }) : undefined);

type Needs = Pick<
  Deps,
  'db' | 'now' | 'log' | 'metrics' | 'cache' | 'lists' | 'sessions' | 'settings'
>;

/** Serves the metrics of a process on their own port; the returned function ends that. Throws a StartupError. */
export async function serveMetrics(
  deps: Needs,
  database: Pick<OpenedDatabase, 'pools'>,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  const { metrics, settings } = deps;
  if (!metrics || !settings.metrics) return async () => {};
  addProcessMetrics(metrics, deps, database);
  const server = await metrics.serve(settings.metrics).catch((error: unknown) => {
    throw error instanceof MetricsPortError ? new StartupError(error.message) : error;
  });
  const reporter = startReporter(deps);
  addMallMetrics(metrics, reporter);
  say(`metrics at ${server.address}`);
  return async () => {
    await server.close();
    await reporter.stop();
  };
}

import { createMetrics, type Metrics } from '@vermilion/telemetry';
import { startTracing, type Tracing } from '@vermilion/telemetry/tracing';
import { version } from '../package.json';
import { watchCertificate } from './certificate';
import type { ServerConfig } from './config';

export interface Observing {
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
  stop(): Promise<void>;
}

/** Starts what operators see of this process, as far as it is turned on. */
export async function startObserving(
  { metricsAt, publicOrigin }: Pick<ServerConfig, 'metricsAt' | 'publicOrigin'>,
  say: (text: string) => void,
): Promise<Observing> {
  const service = 'storefront';
  const tracing = await startTracing({ service, version });
  const metrics = metricsAt && (await createMetrics({ service, version }));
  const server = metricsAt && (await metrics?.serve(metricsAt));
  if (server) say(`metrics at ${server.address}`);
  const unwatch = metrics ? watchCertificate(metrics, publicOrigin) : () => {};
  return {
    metrics,
    tracing,
    async stop() {
      unwatch();
      await server?.close();
      await tracing?.close();
    },
  };
}

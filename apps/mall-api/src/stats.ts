import type { FastifyInstance } from 'fastify';

/** Counters since the start, for measurements. */
export interface Stats {
  /** SQL statements that were sent. */
  statements: number;
  /** Requests that were answered, without those for the counters themselves. */
  requests: number;
}

const PATH = '/stats.json';

/** `GET /stats.json`: `{ statements, requests, cpuMicros }`; the difference of two reads is the cost of what lay between. */
export function addStats(app: FastifyInstance, stats: Stats): void {
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.url !== PATH) stats.requests += 1;
  });
  app.get(PATH, { logLevel: 'warn' }, () => {
    const { user, system } = process.cpuUsage();
    return { ...stats, cpuMicros: user + system };
  });
}

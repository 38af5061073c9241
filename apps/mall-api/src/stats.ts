import type { FastifyInstance } from 'fastify';

/** Counters since the start, for measurements. */
export interface Stats {
  /** Executed SQL statements. */
  statements: number;
  /** Answered requests, without those for these counters. */
  requests: number;
}

const PATH = '/stats.json';

/**
 * `GET /stats.json`: `{ statements, requests, cpuMicros }`; the difference between two reads is the cost in
 * between.
 */
export function addStats(app: FastifyInstance, stats: Stats): void {
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.url !== PATH) stats.requests += 1;
  });
  app.get(PATH, { logLevel: 'warn' }, () => {
    const { user, system } = process.cpuUsage();
    return { ...stats, cpuMicros: user + system };
  });
}

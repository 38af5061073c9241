import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from './db/schema';
import type { Deps } from './kernel/context';

export interface Health {
  /** False while the server stops, so that load balancers stop sending requests. */
  ready: boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it takes requests. It does so without the database too, and says so: all servers
 * share one, and a load balancer that took them all out would leave nobody to tell visitors. With actual HTTP statuses, for
 * machines.
 */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>, health: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const { ready } = health;
    const database = (await isResponding(db.reads)) ? 'ready' : 'away';
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database });
  });
}

/** Milliseconds in which a healthy database responds; load balancers wait for a second. */
const TIMEOUT_MS = 300;

async function isResponding(db: Kysely<Database>): Promise<boolean> {
  const settled = new AbortController();
  const response = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const timeout = pause(TIMEOUT_MS, false, { signal: settled.signal }).catch(() => false);
  return Promise.race([response, timeout]).finally(() => settled.abort());
}

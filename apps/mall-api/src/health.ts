import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from './db/schema';
import type { Deps } from './kernel/context';

export interface Health {
  /** False while the server stops, so that load balancers stop sending requests. */
  ready: boolean;
}

/** `/healthz`: the process is alive. `/readyz`: it can serve. With actual HTTP statuses, for machines. */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>, health: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = health.ready && (await isResponding(db.reads));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

/** Milliseconds in which a healthy database responds. */
const TIMEOUT_MS = 2000;

async function isResponding(db: Kysely<Database>): Promise<boolean> {
  const settled = new AbortController();
  const response = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const timeout = pause(TIMEOUT_MS, false, { signal: settled.signal }).catch(() => false);
  return Promise.race([response, timeout]).finally(() => settled.abort());
}

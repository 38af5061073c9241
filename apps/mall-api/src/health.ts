import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from './http/handler';

export interface Health {
  /** False while the server stops: whoever spreads the load sends nothing new here. */
  ready: boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can serve. Real HTTP statuses, for machines. */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>, health: Health): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = health.ready && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function answers(db: Deps['db']): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

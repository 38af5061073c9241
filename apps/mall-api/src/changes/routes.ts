import { createHash, timingSafeEqual } from 'node:crypto';
import { failure } from '../http/envelope';
import type { Routes } from '../http/handler';
import { forgetOutdated } from './forget-outdated';
import { readChanges } from './store';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `GET /internal/changes?since=` tells storefronts which public data has changed, as tags such as `goods:25`,
 * see migration 046. Requires the shared key; without a configured key it is closed.
 */
export const changeRoutes: Routes = (app, { db, cache, settings: { changesKey } }) => {
  if (!changesKey) return;
  const expected = digest(`Bearer ${changesKey}`);
  app.get<{ Querystring: { since?: unknown } }>(
    '/internal/changes',
    { logLevel: 'warn' },
    async ({ headers, query }, reply) => {
      reply.header('cache-control', 'no-store');
      if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
        return reply.code(401).send(failure(401, 'The key of the change feed is missing or wrong'));
      const changes = await readChanges(db, query.since);
      // The next requests must be fresh, including changes made by other processes
      forgetOutdated({ db, cache }, changes);
      return changes;
    },
  );
};

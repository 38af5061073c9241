import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Database } from '../db/schema';
import type { SearchEngine } from '../kernel/search-engine';
import { createClient } from './opensearch/client';
import { createOpenSearchEngine } from './opensearch/engine';
import { withStandIn } from './opensearch/stand-in';
import { createPostgresEngine } from './postgres-engine';

/** The engine that the mall is set up for: its own database, or an OpenSearch for which that stands in. */
export function createSearch(
  db: Kysely<Database>,
  { searchUrl, searchAlias }: Pick<Settings, 'searchUrl' | 'searchAlias'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchEngine {
  const own = createPostgresEngine(db);
  if (searchUrl === undefined) return own;
  const client = createClient({ url: searchUrl });
  const engine = createOpenSearchEngine(db, client, { alias: searchAlias, within: own });
  return withStandIn(engine, own, (message) => log.warn(message));
}

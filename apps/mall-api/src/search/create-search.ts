import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Database } from '../db/schema';
import type { SearchEngine } from '../kernel/search-engine';
import { createClient } from './opensearch/client';
import { createOpenSearchEngine } from './opensearch/engine';
import { withFallback } from './opensearch/fallback';
import { createPostgresEngine } from './postgres-engine';

/** The configured engine: the mall's database, or OpenSearch with the database as fallback. */
export function createSearch(
  db: Kysely<Database>,
  { searchUrl, searchAlias }: Pick<Settings, 'searchUrl' | 'searchAlias'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchEngine {
  const database = createPostgresEngine(db);
  if (searchUrl === undefined) return database;
  const client = createClient({ url: searchUrl });
  const engine = createOpenSearchEngine(db, client, { alias: searchAlias, database });
  return withFallback(engine, database, (message) => log.warn(message));
}

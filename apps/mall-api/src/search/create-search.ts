import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import type { MallDatabase } from '../db/mall-database';
import type { SearchEngine } from '../kernel/search-engine';
import { createClient } from './opensearch/client';
import { createOpenSearchEngine } from './opensearch/engine';
import { withFallback } from './opensearch/fallback';
import { createPostgresEngine } from './postgres-engine';
import { withReadSuggestions } from './read-suggestions';

/** The configured engine: the mall's database, or OpenSearch with the database as fallback. */
export function createSearch(
  db: MallDatabase,
  { searchUrl, searchAlias }: Pick<Settings, 'searchUrl' | 'searchAlias'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): SearchEngine {
  const database = createPostgresEngine(db, db.catalogue);
  if (searchUrl === undefined) return withReadSuggestions(database, db.catalogue);
  const client = createClient({ url: searchUrl });
  const engine = createOpenSearchEngine(db, client, { alias: searchAlias, database });
  const either = withFallback(engine, database, (message) => log.warn(message));
  return withReadSuggestions(either, db.catalogue);
}

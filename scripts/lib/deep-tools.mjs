import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './packages.mjs';
import { freshDatabase } from './postgres.mjs';
import { root } from './root.mjs';
import { endToEnd, unit } from './test-tools.mjs';

/** The unit tests that run once for every database. */
const databaseTests = () =>
  ['apps/mall-api/src', 'apps/demo-mall/src']
    .flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('withDatabases('));

/** On the embedded database, what `npm test` runs on PostgreSQL; without PostgreSQL it has done so. */
export async function unitOnEmbedded(context) {
  if (!context.postgresUrl) return { skipped: 1 };
  const files = context.files.length ? context.files : databaseTests();
  const named = ['--testNamePattern', 'embedded database'];
  const tally = await unit({ ...context, files, databases: 'embedded' }, named);
  // tests of other names are not skipped: `npm test` runs them
  return { ...tally, skipped: 0 };
}

/** End-to-end tests that depend on the database, on PostgreSQL. */
export async function endToEndOnPostgres(context) {
  if (!context.postgresUrl) return { skipped: 1 };
  const { url, drop } = await freshDatabase(context.postgresUrl, 'e2e');
  return endToEnd({ ...context, depth: 'all' }, url).finally(drop);
}

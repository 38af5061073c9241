import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';

const { Pool } = createRequire(join(root, 'apps', 'mall-api', 'package.json'))('pg');

/** Runs `work` with a connection to the attacked database, for fixtures and assertions. */
export async function withDatabase({ databaseUrl }, work) {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {}); // some attacks close every connection
  try {
    return await work(async (text, values) => (await pool.query(text, values)).rows);
  } finally {
    await pool.end();
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/root.mjs';
import { withDatabase } from './database.mjs';

/** Every scope that a key can have. */
function allScopes() {
  const file = join(root, 'packages', 'api-client', 'contract', 'operator.json');
  return JSON.parse(readFileSync(file, 'utf8')).components.schemas.OperatorScope.enum;
}

/** Inserts keys of operators with all scopes and no shop into the database. Each is limited by itself. */
export async function makeOperatorKeys(mall, count) {
  const keys = Array.from({ length: count }, () => `vmo_${randomBytes(24).toString('hex')}`);
  const hashes = keys.map((key) => createHash('sha256').update(key).digest());
  await withDatabase(mall, (query) =>
    query(
      `insert into operator_key (name, key_hash, hint, scopes, created_at)
       select 'attack', hash, 'vmo_', $2, now() from unnest($1::bytea[]) as hash`,
      [hashes, allScopes()],
    ),
  );
  return keys;
}

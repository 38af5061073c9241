import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { goodsStatements, type Scale } from './goods';
import { tradeStatements } from './trade';

/** A large mall, made by the database itself. The same numbers give the same mall. */
export async function fillScale(db: Kysely<Database>, scale: Scale): Promise<void> {
  await db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one);
    await run('set statement_timeout = 0');
    await run(`set maintenance_work_mem = '512MB'`);
    await run('select setseed(0.42)');
    for (const table of ['product', 'sku']) await run(`alter table ${table} disable trigger user`);
    const indexes = await dropIndexes(one, ['listing', 'listed_product']);
    for (const statement of goodsStatements(scale)) await run(statement);
    for (const { definition } of indexes) await run(definition);
    for (const statement of tradeStatements(scale)) await run(statement);
    for (const table of ['product', 'sku']) await run(`alter table ${table} enable trigger user`);
    await run('vacuum analyze');
    await run('reset all');
  });
}

/** Building an index anew is quicker than keeping it up to date while a table is filled. */
async function dropIndexes(db: Kysely<Database>, tables: string[]) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = any(${tables}) and indexname not like '%_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(db);
  return rows;
}

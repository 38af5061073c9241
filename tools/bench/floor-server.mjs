// Baseline of a checkout: a bare Fastify in a separate process that sends a few minimal prepared
// statements.
// Usage: PORT=… DATABASE_URL=… node floor-server.mjs
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const require = createRequire(join(root, 'apps', 'mall-api', 'package.json'));
const { default: fastify } = require('fastify');
const { Pool } = require('pg');

const ROWS = 1000;
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
await pool.query('create table floor (id int primary key, body text not null)');
await pool.query(`insert into floor select n, repeat('x', 200) from generate_series(1, ${ROWS}) n`);
await pool.query('create table floor_write (id bigserial primary key, body text not null)');

const read = (turn) =>
  pool.query({
    name: 'read',
    text: 'select body from floor where id = $1',
    values: [1 + (turn % ROWS)],
  });
const write = () =>
  pool.query({
    name: 'write',
    text: 'insert into floor_write (body) values ($1)',
    values: ['x'.repeat(300)],
  });
const data = 'x'.repeat(1000);

let turn = 0;
const app = fastify();
app.get('/healthz', () => ({ ok: true }));
app.post('/step', async ({ body }) => {
  for (let n = 0; n < body.reads; n += 1) await read(turn++);
  if (body.writes) await write();
  return { code: 200, data };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => app.close().then(() => pool.end()));

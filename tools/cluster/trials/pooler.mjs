import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from '../../../scripts/lib/in-turn.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { DATABASE_URL, query, startPostgres } from '../database.mjs';
import { migrate, runCommand, scratch, startMall } from '../engines.mjs';
import { connect } from '../machine.mjs';
import {
  CONNECTIONS,
  newerPooler,
  POOLED_URL,
  readPool,
  startPooler,
  versionOf,
} from '../pooler.mjs';
import { call, isDone, sessionHeaders, signIn } from '../shoppers.mjs';
import { openNetwork, shopperAddress } from '../topology.mjs';
import { judge, tellFailures, tellProxy } from '../verdict.mjs';

/** Connections of both servers to the pooler, and shoppers, of whom half write: writes have two fifths of the connections. */
const CLIENTS = 200;
const SHOPPERS = 240;
/** Milliseconds for which nobody gets an answer, so that all connections are needed at once. */
const HELD_MS = 700;
const ROUNDS = Number(process.env.CLUSTER_ROUNDS || 20);
/** `lock_timeout` of `deploy/postgres/roles.sql`, and how long a refused transaction is repeated. */
const REFUSED_MS = 3000 + 3000 + 500;
const OWNER_URL = DATABASE_URL.replace('postgres@', 'mall_owner@');
const EDIT = '/api/front/user/edit';

/** Two hundred at once through a PgBouncer that has twenty connections: Debian's, and a newer one that prepares statements. */
export async function pooler() {
  openNetwork();
  await startPostgres();
  const roles = readFileSync(join(root, 'deploy/postgres/roles.sql'), 'utf8');
  const [, create, limits] = /^([\s\S]*?)(^alter role mall[\s\S]*)$/m.exec(roles);
  await query(create);
  await migrate({ env: { DATABASE_URL: OWNER_URL } });
  const names = Array.from({ length: SHOPPERS }, (_, at) => `shopper${at}`);
  const accounts = await inTurn(names, 8, signIn);
  await requireRefusal();
  await query(limits);
  for (const [mode, find] of [
    ['transaction', () => ['pgbouncer']],
    ['prepared', newerPooler],
  ]) {
    const program = find();
    const part = await startPooler(program, { isPrepared: mode === 'prepared' });
    await crowd(`pooler ${versionOf(program)}, ${mode}`, mode, accounts);
    await part.kill();
  }
}

const settingsFor = (mode) => ({
  DATABASE_URL: POOLED_URL,
  DATABASE_DIRECT_URL: OWNER_URL,
  MALL_DB_POOLER: mode,
});

/** Without limits of its role, a server does not start. */
async function requireRefusal() {
  const part = await startPooler(['pgbouncer'], { isPrepared: false });
  const { code, output } = await runCommand('serve', { env: settingsFor('transaction') });
  await part.kill();
  judge(
    'pooler, a role without limits',
    output.includes('alter role "mall" set lock_timeout') ? 'does not start, and says why' : output,
    code === 1 && output.includes('alter role "mall" set lock_timeout'),
    'is refused',
  );
}

async function crowd(name, mode, accounts) {
  const policy = join(scratch(), 'mall.json');
  writeFileSync(policy, JSON.stringify({ load: { perCallerMinute: 1_000_000 } }));
  const env = { ...settingsFor(mode), MALL_POLICY: policy, MALL_DB_POOL: String(CLIENTS / 2) };
  const parts = await startMall({ api: { env } });
  const { url } = parts.proxy;
  const failures = [];
  let asked = 0;
  let most = { clients: 0, waiting: 0, servers: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const now = await readPool();
      for (const key of Object.keys(most)) most[key] = Math.max(most[key], now[key]);
      await pause(50);
    }
  })();
  const holder = await connect(DATABASE_URL);
  // In the first one code is compiled and connections are opened: it does not count
  for (let round = -1; round < ROUNDS; round += 1) {
    await holder.query('begin');
    await holder.query('lock table user_account in access exclusive mode');
    const wave = accounts.map(async ({ token }, at) => {
      const [headers, from] = [sessionHeaders(url, token), shopperAddress(at)];
      const [path, body] =
        at % 2 ? [EDIT, { nickname: `shopper ${at} ${round}` }] : ['/api/front/user/info'];
      const outcome = await call(url + path, { from, headers, body });
      if (round < 0) return;
      asked += 1;
      if (!isDone(outcome)) failures.push({ ...outcome, path, at: new Date().toISOString() });
    });
    await pause(HELD_MS);
    await holder.query('rollback');
    await Promise.all(wave);
  }
  await holder.close();
  isOver = true;
  await watching;
  judge(
    name,
    `${failures.length} of ${asked} calls of ${SHOPPERS} shoppers at once failed; at most ${most.clients} clients on ${most.servers} connections, ${most.waiting} waited`,
    failures.length === 0 && most.servers <= CONNECTIONS && most.clients > 0.9 * CLIENTS,
    `none of ${CLIENTS} clients fails on ${CONNECTIONS} connections`,
  );
  tellFailures(failures);
  if (failures.length > 0) tellProxy(parts.proxy);
  await locked(name, url, accounts);
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

/** A row that somebody holds: who needs it is told soon, and everybody else goes on. */
async function locked(name, url, [one, other]) {
  const holder = await connect(DATABASE_URL);
  await holder.query('begin');
  await holder.query('select from user_account where id = $1 for update', [one.id]);
  const edit = ({ token }, at) =>
    call(url + EDIT, {
      from: shopperAddress(at),
      headers: sessionHeaders(url, token),
      body: { nickname: 'locked' },
    });
  const [held, free] = await Promise.all([edit(one, 0), edit(other, 1)]);
  await holder.query('rollback');
  await holder.close();
  const after = await edit(one, 0);
  const codeOf = ({ status, text }) => /^{"code":(\d+)/.exec(text)?.[1] ?? `HTTP ${status}`;
  judge(
    `${name}, a locked row`,
    `answered ${codeOf(held)} after ${(held.ms / 1000).toFixed(1)} s; another shopper after ${(free.ms / 1000).toFixed(1)} s; then ${isDone(after) ? 'done' : 'refused'}`,
    !isDone(held) && held.ms < REFUSED_MS && isDone(free) && free.ms < 1000 && isDone(after),
    `refused within ${REFUSED_MS / 1000} s, others in less than 1 s`,
  );
}

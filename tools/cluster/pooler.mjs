import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { asDatabaseUser, queryAt, start, until } from './machine.mjs';
import { addressOf } from './topology.mjs';

/** Connections to the database, as in `deploy/pgbouncer.ini`. */
export const CONNECTIONS = 20;
export const POOLED_URL = `postgres://mall@${addressOf('pooler')}:6432/mall`;
const ADMIN_URL = `postgres://admin@${addressOf('pooler')}:6432/pgbouncer`;

/** PgBouncer with the example's file on a machine of its own; without passwords, which all of these machines are. */
export async function startPooler(program, { isPrepared }) {
  const folder = tempFolder('cluster-pooler');
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, '"mall" ""\n"admin" ""\n');
  const example = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8')
    .replace(/^auth_type = .*$/m, 'auth_type = trust\nadmin_users = admin')
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`);
  writeFileSync(file, example + (isPrepared ? 'max_prepared_statements = 500\n' : ''));
  const part = start('pooler', [...asDatabaseUser(), ...program, file]);
  await until('PgBouncer', () => readPool(), part);
  return part;
}

/** What the pooler knows of the mall's connections: clients that have one, clients that wait, and servers. */
export async function readPool() {
  const rows = await queryAt(ADMIN_URL, 'show pools');
  const mine = rows.filter(({ database, user }) => database === 'mall' && user === 'mall');
  const sum = (name) => mine.reduce((total, row) => total + Number(row[name]), 0);
  return {
    clients: sum('cl_active') + sum('cl_waiting'),
    waiting: sum('cl_waiting'),
    servers: sum('sv_active') + sum('sv_idle') + sum('sv_used') + sum('sv_login'),
  };
}

/** The release of Debian after this one, whose PgBouncer is newer than 1.21. */
const NEWER = 'trixie';
const PACKAGES =
  'pgbouncer libc6 libevent-2.1-7t64 libcares2 libpam0g libssl3t64 libsystemd0 libaudit1 libcap-ng0 libcap2 libzstd1 zlib1g';

/** The words that run the PgBouncer of the next release with libraries of its own, beside this one's. */
export function newerPooler() {
  const folder = tempFolder('cluster-newer');
  chmodSync(folder, 0o755);
  const made = (...names) => {
    const path = join(folder, ...names);
    mkdirSync(path, { recursive: true });
    return path;
  };
  made('lists', 'partial');
  made('cache', 'archives', 'partial');
  const run = (program, ...words) => execFileSync(program, words, { cwd: folder, stdio: 'pipe' });
  const format = ['--format', '$(REPO_URI) $(ORIGIN)', 'Created-By: Packages'];
  const targets = run('apt-get', 'indextargets', ...format).toString();
  const archive = /^(\S+) Debian$/m.exec(targets)?.[1];
  writeFileSync(join(folder, 'sources.list'), `deb ${archive} ${NEWER} main\n`);
  const own = [
    `Dir::Etc::sourcelist=${join(folder, 'sources.list')}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
  ].flatMap((option) => ['-o', option]);
  run('apt-get', ...own, 'update');
  run('apt-get', ...own, 'download', ...PACKAGES.split(' ').map((name) => `${name}/${NEWER}`));
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.deb')))
    run('dpkg', '-x', name, made('root'));
  const libraries = join(folder, 'root/usr/lib/x86_64-linux-gnu');
  const loader = join(libraries, 'ld-linux-x86-64.so.2');
  return [loader, '--library-path', libraries, join(folder, 'root/usr/sbin/pgbouncer')];
}

export const versionOf = (program) =>
  /PgBouncer (\S+)/.exec(
    execFileSync(program[0], [...program.slice(1), '--version']).toString(),
  )[1];

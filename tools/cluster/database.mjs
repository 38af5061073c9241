import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { findBinaries, unprivileged } from '../../scripts/lib/postgres.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { asDatabaseUser, connect, queryAt, start, until } from './machine.mjs';
import { addressOf } from './topology.mjs';

export const DATABASE_URL = `postgres://postgres@${addressOf('database')}:5432/mall`;

/** Runs a statement in the mall's database, over a connection of its own. */
export const query = (text, values = [], url = DATABASE_URL) => queryAt(url, text, values);

/** Where the programs of PostgreSQL are. */
export function programs() {
  const bin = findBinaries();
  if (!bin) throw new Problem('The trials need PostgreSQL: apt-get install postgresql');
  return bin;
}

/** A folder that belongs to PostgreSQL's user. */
export function databaseFolder() {
  const { uid, gid } = unprivileged();
  const folder = tempFolder('cluster-database');
  chownSync(folder, uid, gid);
  return folder;
}

/** The processes of a PostgreSQL: its connections are children of the first. */
export function processesOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Sends a signal to processes, of which some may have ended. */
export function signalAll(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // Its connection has ended
    }
  }
}

/** An empty PostgreSQL on the database's machine, with the mall's database; `folder` holds its data. */
export async function startPostgres({ folder = databaseFolder(), settings = [] } = {}) {
  const bin = programs();
  const data = join(folder, 'data');
  const who = { ...unprivileged(), stdio: 'pipe' };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), init, who);
  writeFileSync(
    join(data, 'pg_hba.conf'),
    'host all,replication all 0.0.0.0/0 trust\nlocal all all trust\n',
  );
  const options = ['listen_addresses=*', 'max_connections=100', ...settings];
  const admin = DATABASE_URL.replace(/mall$/, 'postgres');
  const isThere = async () => (await query('select 1 as one', [], admin)).length === 1;
  let server;
  const run = async () => {
    server = start('database', [
      ...asDatabaseUser(),
      ...[join(bin, 'postgres'), '-D', data, '-k', folder],
      ...options.flatMap((one) => ['-c', one]),
    ]);
    await until('PostgreSQL', isThere, server);
  };
  await run();
  await query('create database mall', [], admin);
  const signal = (name) => () => signalAll(processesOf(server.pid), name);
  return {
    freeze: signal('SIGSTOP'),
    thaw: signal('SIGCONT'),
    hasEnded: () => server.hasEnded(),
    /** Closes its connections and ends, without waiting for those who use it. */
    stop: () => server.end('SIGINT'),
    kill() {
      signalAll(processesOf(server.pid), 'SIGKILL');
      return server.end('SIGKILL');
    },
    /** Starts it on the same data. */
    again: run,
  };
}

/** A replica of it on a machine of its own; resolves to a connection to it. */
export async function startReplica() {
  const bin = programs();
  const folder = databaseFolder();
  const data = join(folder, 'data');
  const from = DATABASE_URL.replace(/mall$/, 'postgres');
  const copy = [
    join(bin, 'pg_basebackup'),
    '-d',
    from,
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ];
  const [program, ...words] = [...asDatabaseUser(), ...copy];
  execFileSync(program, words, { stdio: 'pipe' });
  const server = start('database2', [
    ...asDatabaseUser(),
    ...[join(bin, 'postgres'), '-D', data, '-k', folder, '-c', 'listen_addresses=*'],
  ]);
  const url = DATABASE_URL.replace(addressOf('database'), addressOf('database2'));
  await until('The replica', async () => (await query('select 1', [], url)).length === 1, server);
  return connect(url);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/cleanup.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { databaseFolder, programs, signalAll } from './database.mjs';
import { asDatabaseUser, queryAt, start, until } from './machine.mjs';
import { addressOf, plugIn, processesOn, unplug } from './topology.mjs';

const DATABASES = ['database', 'database2'];
const KEEPERS = ['etcd1', 'etcd2', 'etcd3'];
/** Of the example. */
const PASSWORD = 'change-me';
const at = (machine) => `${addressOf(machine)}:5432`;
const urlOf = (hosts, name = 'mall') => `postgres://postgres:${PASSWORD}@${hosts}/${name}`;

/** Of both machines: the one that takes writes. */
export const PAIR_URL = urlOf(DATABASES.map(at).join());

/** Three etcd, which decide who is the primary. */
async function startKeepers() {
  const all = KEEPERS.map((name) => `${name}=http://${addressOf(name)}:2380`).join();
  const parts = KEEPERS.map((name) => {
    const [peer, client] = [2380, 2379].map((port) => `http://${addressOf(name)}:${port}`);
    const words = ['--name', name, '--data-dir', tempFolder(`cluster-${name}`)];
    words.push('--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer);
    words.push('--listen-client-urls', client, '--advertise-client-urls', client);
    return start(name, ['etcd', ...words, '--initial-cluster', all]);
  });
  const health = `http://${addressOf('etcd1')}:2379/health`;
  await until('etcd', async () => (await (await fetch(health)).json()).health === 'true', parts[0]);
}

/** The example's file for one of the machines. */
function settingsOf(machine, folder, { isSynchronous }) {
  const example = readFileSync(join(root, 'deploy/postgres/patroni.yml'), 'utf8');
  const text = example
    .replace('name: database1', `name: ${machine}`)
    .replaceAll(`${addressOf('database')}:`, `${addressOf(machine)}:`)
    .replace(/data_dir: .*/, `data_dir: ${join(folder, 'data')}`)
    .replace(/bin_dir: .*/, `bin_dir: ${programs()}`)
    .replace(/pgpass: .*/, `pgpass: ${join(folder, 'pgpass')}`)
    .replace(
      '  authentication:',
      `  parameters:\n    unix_socket_directories: ${folder}\n  authentication:`,
    );
  return isSynchronous
    ? text
    : text
        .replace('synchronous_mode: true', 'synchronous_mode: false')
        .replace('maximum_lag_on_failover: 0', 'maximum_lag_on_failover: 100000000');
}

const roleOf = async (machine) => {
  const answer = await fetch(`http://${addressOf(machine)}:8008/patroni`, {
    signal: AbortSignal.timeout(1000),
  });
  const { role, state } = await answer.json();
  return state === 'running' ? role : state;
};

/** Two databases that Patroni keeps, with the example's file; one of them takes writes. */
export async function startPair({ isSynchronous }) {
  await startKeepers();
  const parts = {};
  const folders = {};
  const run = (machine) => {
    const file = join(folders[machine], 'patroni.yml');
    parts[machine] = start(machine, [...asDatabaseUser(), 'patroni', file]);
  };
  for (const machine of DATABASES) {
    folders[machine] = databaseFolder();
    mkdirSync(folders[machine], { recursive: true });
    writeFileSync(
      join(folders[machine], 'patroni.yml'),
      settingsOf(machine, folders[machine], { isSynchronous }),
    );
    run(machine);
    // The first that is there becomes the primary
    await until(
      machine,
      async () => /master|primary|replica/.test(await roleOf(machine)),
      parts[machine],
    );
  }
  const primary = async () => {
    for (const machine of DATABASES)
      if (/master|primary/.test(await roleOf(machine).catch(() => ''))) return machine;
    return undefined;
  };
  const other = (machine) => DATABASES.find((one) => one !== machine);
  /** The other one follows, and Patroni knows that it has everything that was confirmed. */
  const isSafe = async () => {
    const from = await primary();
    if (!from) return false;
    const answer = await fetch(`http://${addressOf(from)}:8008/cluster`, {
      signal: AbortSignal.timeout(1000),
    });
    const { members } = await answer.json();
    const wanted = isSynchronous ? 'sync_standby' : 'replica';
    return members.some(
      ({ role, state, lag }) => role === wanted && /running|streaming/.test(state) && lag === 0,
    );
  };
  const untilSafe = () => until('The standby', isSafe, parts.database2);
  await untilSafe();
  await queryAt(urlOf(at(await primary()), 'postgres'), 'create database mall');
  return {
    primary,
    other,
    untilSafe,
    urlOf: (machine) => urlOf(at(machine)),
    /** As if its power was cut: nothing on it goes on, and nobody is told. */
    lose(machine) {
      unplug(machine);
      signalAll(processesOn(machine), 'SIGKILL');
    },
    /** It comes back, and follows the other one. */
    recover(machine) {
      plugIn(machine);
      run(machine);
    },
  };
}

export const hasPatroni = () => {
  try {
    for (const program of ['patroni', 'etcd']) execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
};

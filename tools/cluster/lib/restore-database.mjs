import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, tempFolder } from '../../../scripts/lib/cleanup.mjs';
import { onPath } from '../../../scripts/lib/find-program.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { findBinaries, unprivileged } from '../../../scripts/lib/postgres.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { run } from '../../../scripts/lib/processes.mjs';
import { root } from '../../../scripts/lib/root.mjs';

const scripts = join(root, 'deploy', 'postgres', 'backup');

/** A PostgreSQL in a temporary folder that pgBackRest backs up, with the settings of `deploy/postgres/backup`. */
export async function openBackedUp() {
  const bin = findBinaries();
  if (!bin || !onPath(['pgbackrest']))
    throw new Problem('Install PostgreSQL and pgBackRest: apt-get install postgresql pgbackrest.');
  const who = unprivileged();
  const folder = tempFolder('restore');
  const made = (name) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (who.uid !== undefined) chownSync(path, who.uid, who.gid);
    return path;
  };
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const [data, repository] = [made('data'), made('repository')];
  const config = join(folder, 'pgbackrest.conf');
  const port = await freePort();
  const asSet = readFileSync(join(scripts, 'pgbackrest.conf'), 'utf8')
    .replace(/^repo1-path=.*$/m, `repo1-path=${repository}\nlock-path=${made('lock')}`)
    .replace(
      /^pg1-path=.*$/m,
      `pg1-path=${data}\npg1-port=${port}\npg1-user=mall\npg1-socket-path=${data}`,
    );
  writeFileSync(config, asSet);
  const env = { ...process.env, PGBACKREST_CONFIG: config, PG_BIN: bin, DATABASE: 'postgres' };
  const as = async (program, args, more = {}) => {
    const options = { quiet: true, cwd: folder, ...who, env: { ...env, ...more } };
    const { code, output } = await run(program, args, options);
    if (code !== 0) throw new Problem(`${program} failed: ${output.trim()}`);
    return output;
  };
  await as(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'mall',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const own = `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${data}'\n`;
  const settings = readFileSync(join(scripts, 'postgresql.conf'), 'utf8');
  const file = join(data, 'postgresql.conf');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${own}${settings}`);
  const control = (where, ...args) => as(join(bin, 'pg_ctl'), ['-D', where, '-w', ...args]);
  const running = new Map();
  const stop = async (where) => {
    await running.get(where)?.();
  };
  const started = (where) =>
    running.set(
      where,
      atEnd(() => control(where, '-m', 'fast', 'stop').then(() => {})),
    );
  await control(data, '-l', join(data, 'server.log'), 'start');
  started(data);
  const rest = (...args) => as('pgbackrest', ['--stanza=mall', ...args]);
  await rest('stanza-create');
  await rest('check');
  const urlOf = (at) => `postgres://mall@127.0.0.1:${at}/postgres`;
  return {
    url: urlOf(port),
    backUp: () => rest('--type=full', 'backup'),
    stop: () => stop(data),
    async backupSize() {
      const [{ backup }] = JSON.parse(await rest('--output=json', 'info'));
      return Math.round(backup.at(-1).info.repository.size / 1e6);
    },
    /** Restores a second beside it; resolves to the URL of the copy. */
    async restoreTo(time) {
      const [copy, at] = [join(folder, 'copy'), await freePort()];
      await as(join(scripts, 'restore-to.sh'), [time, copy], { PORT: String(at) });
      started(copy);
      return urlOf(at);
    },
  };
}

// Checks the files of this folder with the programs that read them: node deploy/check.mjs
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
const read = (name) => readFileSync(join(folder, name), 'utf8');

/** A copy of a file with some lines replaced: without what only a machine of an operator has. */
function copyWith(name, change) {
  const file = join(scratch, name.replaceAll('/', '-'));
  writeFileSync(file, change(read(name)));
  return file;
}

/** Undefined when the program is missing, empty when it has nothing to say against the file. */
function run(command, ...args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error?.code === 'ENOENT') return undefined;
  return status === 0 ? '' : (stdout + stderr).trim() || `${command} failed`;
}

/** What every container of a manifest must have. */
function problemsOfManifest({ kind, metadata, apiVersion, spec }) {
  const missing = [];
  if (!apiVersion || !kind || !metadata?.name) missing.push('no apiVersion, kind or name');
  const pod = spec?.template?.spec;
  if (pod && !pod.securityContext?.runAsNonRoot) missing.push('may run as root');
  for (const container of pod?.containers ?? []) {
    if (!container.securityContext?.readOnlyRootFilesystem) missing.push('root is not read-only');
    const mounts = (container.volumeMounts ?? []).map(({ name }) => name);
    const volumes = (pod.volumes ?? []).map(({ name }) => name);
    for (const name of mounts) if (!volumes.includes(name)) missing.push(`no volume ${name}`);
    if (container.ports && !container.readinessProbe) missing.push('is never asked for readiness');
  }
  return missing.map((text) => `${kind} ${metadata?.name}: ${text}`);
}

function manifests() {
  const names = readdirSync(join(folder, 'kubernetes'));
  const problems = names.flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).flatMap((document) => [
      ...document.errors.map(String),
      ...problemsOfManifest(document.toJS() ?? {}),
    ]),
  );
  return problems.join('\n');
}

const yaml = (name) => () =>
  parseAllDocuments(read(name), { merge: true })
    .flatMap(({ errors }) => errors.map(String))
    .join('\n');

/** A PgBouncer that is started reads its file; with one that is wrong it ends at once. */
function pgbouncer() {
  const file = copyWith('pgbouncer.ini', (text) =>
    text
      .replace(/^auth_type.*$/m, 'auth_type = any')
      .replace(/^auth_file.*\n/m, '')
      .replace(/^mall = (.*)$/m, 'mall = $1 user=mall')
      .replace(/^listen_port.*$/m, 'listen_port = 0'),
  );
  const { error, stderr = '' } = spawnSync(
    'pgbouncer',
    [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file],
    { encoding: 'utf8', timeout: 1500 },
  );
  if (error?.code === 'ENOENT') return undefined;
  const wrong = stderr
    .split('\n')
    .filter((line) => /unrecognized|invalid value|syntax error|cannot load/.test(line));
  return wrong.join('\n');
}

const units = () =>
  readdirSync(join(folder, 'systemd')).map((name) => join(folder, 'systemd', name));
/** It also complains of programs and users that a machine which only checks does not have. */
function systemd() {
  const said = run('systemd-analyze', 'verify', '--man=no', ...units());
  const ours = said
    ?.split('\n')
    .filter(
      (line) =>
        /systemd\/mall-/.test(line) && !/not executable|Failed to (prepare|create)/.test(line),
    );
  return ours?.join('\n');
}

const checks = {
  'haproxy.cfg': () => run('haproxy', '-c', '-f', join(folder, 'haproxy.cfg')),
  'nginx.conf': () => run('nginx', '-t', '-q', '-c', join(folder, 'nginx.conf')),
  Caddyfile: () =>
    run('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')),
  'pgbouncer.ini': pgbouncer,
  'systemd/': systemd,
  'compose.yaml': yaml('compose.yaml'),
  'postgres/patroni.yml': yaml('postgres/patroni.yml'),
  'kubernetes/': manifests,
};

let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  const problem = check();
  if (problem) failed += 1;
  console.log(
    `${name.padEnd(22)} ${problem === undefined ? 'not checked: its program is not installed' : problem || 'good'}`,
  );
}
rmSync(scratch, { recursive: true });
process.exitCode = failed ? 1 : 0;

// Runs before installation: uses Node and npm only, in syntax that old versions of Node can parse.
// Installs with the pinned pnpm when something has changed, then runs the root script `<name>:run`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const windows = process.platform === 'win32';

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

/** npm passes its settings on as npm_config_*: pnpm should only use the registry. */
function installEnv() {
  const kept =
    /^npm_config_(@.+:)?(registry|userconfig|globalconfig|cache|cafile|ca|proxy|https_proxy|noproxy|strict_ssl)$|^npm_config_\/\//i;
  const env = { ...process.env, CI: 'true' };
  for (const key of Object.keys(env)) {
    if (/^npm_config_/i.test(key) && !kept.test(key)) delete env[key];
  }
  delete env.NODE_ENV; // with "production" the build and test tools would not be installed
  return env;
}

/** Runs a child process and forwards signals. Resolves to its exit code and whether a signal ended it. */
function runChild(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let interrupted = false;
    const forward = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    // a signal may arrive twice, from the terminal and from us
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', (error) => resolve({ code: 127, error }));
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve({ code: code === null ? 1 : code, interrupted });
    });
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const old = major < 20 || (major === 20 && minor < 19);
  if (old)
    fail(
      `Vermilion needs Node.js 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
    );
}

async function install() {
  const version = manifest.config.pnpm;
  const stamp = join(root, 'node_modules', '.install-stamp');
  const want = createHash('sha256')
    .update(
      `${version} ${process.versions.node.split('.')[0]} ${process.platform} ${process.arch} `,
    )
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log(`Installing packages with pnpm ${version} (once, and after changes) ...`);
  const args = ['-y', `pnpm@${version}`, 'install', '--frozen-lockfile', '--prefer-offline'];
  const quiet = ['--reporter=append-only', '--loglevel=warn'];
  const options = { env: installEnv(), shell: windows };
  const { code, interrupted, error } = await runChild('npx', [...args, ...quiet], options);
  if (error)
    fail(`npm is missing: its npx could not be run (${error.code}). It comes with Node.js.`);
  if (interrupted) process.exit(130);
  if (code !== 0) {
    fail(
      'The packages could not be installed; the reason stands above. Run the command again to retry.',
    );
  }
  writeFileSync(stamp, want);
}

/** A script `node x.mjs` runs in this process: signals arrive directly. */
async function runRootScript(name, args) {
  const script = manifest.scripts[`${name}:run`];
  if (!script) fail(`package.json has no script "${name}:run".`);
  const own = /^node (\S+\.mjs)$/.exec(script);
  if (own) {
    const file = join(root, own[1]);
    process.chdir(root);
    process.argv = [process.argv[0], file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const line = [script, ...args.map((arg) => JSON.stringify(arg))].join(' ');
  const { code, interrupted } = await runChild(line, [], {
    shell: true,
    env: { ...process.env, PATH: path },
  });
  process.exit(interrupted ? 0 : code);
}

checkNode();
await install();
const [name, ...args] = process.argv.slice(2);
if (name) await runRootScript(name, args);

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Problem } from './problem.mjs';
import { launch } from './processes.mjs';
import { root } from './root.mjs';
import { answers } from './wait.mjs';

const storefrontFolder = join(root, 'apps', 'storefront');

/** The server's program: only that of a trial mall contains the demo mall. */
const serverFolder = ({ MALL_MODE }) =>
  join(root, 'apps', MALL_MODE === 'trial' ? 'demo-mall' : 'mall-api');

/** A child that exited before it was ready: its name, and the exit code. */
export class Ended extends Problem {
  constructor(name, code) {
    super(`${name} ended before it was ready (exit code ${code}).`);
    this.who = name;
    this.code = code || 1;
  }
}

/** Forwards a child's output, except its URL: users see one URL only. */
function passOn({ stdout }) {
  if (!stdout) return;
  createInterface({ input: stdout }).on('line', (line) => {
    if (!/\blisten(s|ing) on http/.test(line)) console.log(line);
  });
}

/** Environment of a trial mall for a test or benchmark. */
export function trialEnv(own) {
  const made = { MALL_MODE: 'trial', MALL_CHANGES_KEY: randomUUID() };
  const env = { ...process.env, ...made, ...own };
  delete env.NODE_ENV; // applies to this process, not to the mall
  return env;
}

/**
 * V8's defaults let the heap grow by more than a hundred MB without being faster: the young generation, in MB, and
 * how many percent above the live objects the old one grows before it is collected.
 */
const HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=20'];

async function ready(name, url, process) {
  if (await answers(url, { giveUp: process.ended })) return;
  const { code } = await Promise.race([process.ended, { code: null }]);
  throw new Ended(name, code);
}

/**
 * Starts the reference server and waits until it is ready. `env` has its data (`MALL_DATA_DIR`,
 * `DATABASE_URL`) and mode (`MALL_MODE`), `cwd` the program. Resolves to `{ url, ended, stop }`.
 */
export async function startApi({
  port,
  env = process.env,
  cwd = serverFolder(env),
  command,
  ...options
}) {
  const args = command ?? [...HEAP, join(cwd, 'dist', 'main.js')];
  const own = { ...env, MALL_API_PORT: String(port) };
  const process_ = launch(process.execPath, args, {
    cwd,
    env: own,
    patience: 15_000,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  passOn(process_.child);
  const url = `http://127.0.0.1:${port}`;
  await ready('mall-api', `${url}/readyz`, process_);
  return { ...process_, url };
}

/** Starts the storefront for a server and waits until it responds. */
export async function startStorefront({ port, apiUrl, env = process.env, args = [], ...options }) {
  const own = { ...env, PORT: String(port), MALL_API_BASE: apiUrl };
  const process_ = launch(process.execPath, [join('server', 'main.mjs'), ...args], {
    cwd: storefrontFolder,
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  passOn(process_.child);
  const url = `http://127.0.0.1:${port}`;
  await ready('storefront', `${url}/healthz`, process_);
  return { ...process_, url };
}

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySamples } from './consumer-every.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { launch, run } from './processes.mjs';
import { root } from './root.mjs';
import { serveFolder } from './serve-folder.mjs';
import { answers } from './wait.mjs';

const templates = join(root, 'scripts', 'consumer');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const noNetwork =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTCACHED|ENETUNREACH|network/;

/** Starts an app's server, a program of its dependencies. Resolves to its URL and a function that stops it. */
async function serveBy(folder, program, argsAt) {
  const port = await freePort();
  const args = [join(folder, 'node_modules', ...program), ...argsAt(String(port))];
  const { ended, stop } = launch(process.execPath, args, {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, { giveUp: ended, timeoutMs: 60_000 })))
    throw new Problem(`The app in ${folder} did not start.`);
  return { url, close: stop };
}

const next = ['next', 'dist', 'bin', 'next'];
const reactRouter = ['@react-router', 'serve', 'bin.cjs'];

/** Of the app `host`, whose pages have this nonce. */
const strictPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'nonce-of-the-host'",
  "script-src 'self' 'nonce-of-the-host'",
].join('; ');

/** The packages of an app. */
export const used = ['design-system', 'mall-components'];

/**
 * The consumer apps, written by the READMEs: their sources, how they are served, whether their router follows links,
 * whether they have a page of all components, and whether they have elements of their own. `base` is the app whose
 * other files they have.
 */
export const apps = {
  vite: { sources: 'src', serve: (folder) => serveFolder(join(folder, 'dist', 'client')) },
  // Links, lists and buttons of its own, and a strict policy
  host: {
    base: 'vite',
    sources: 'src',
    host: true,
    serve: (folder) =>
      serveFolder(join(folder, 'dist', 'client'), { 'content-security-policy': strictPolicy }),
  },
  next: {
    sources: 'app',
    routed: true,
    every: true,
    serve: (folder) => serveBy(folder, next, (port) => ['start', '-p', port, '-H', '127.0.0.1']),
  },
  'react-router': {
    sources: 'app',
    routed: true,
    serve: (folder) => serveBy(folder, reactRouter, () => [join('build', 'server', 'index.js')]),
  },
};

/** Thrown when packages cannot be fetched: the check is skipped instead of failed. */
export class NoRegistry extends Problem {}

/** Creates an app in a folder, installs the tarballs and builds it. Throws NoRegistry without a registry. */
export async function makeApp(name, folder, tarballs) {
  const { base, sources, every } = apps[name];
  if (base) cpSync(join(templates, base), folder, { recursive: true });
  cpSync(join(templates, name), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, sources), { recursive: true });
  if (every) copySamples(join(folder, 'parts'));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of used) manifest.dependencies[`@vermilion/${one}`] = `file:${tarballs[one]}`;
  writeFileSync(file, JSON.stringify(manifest, null, 2));

  const options = { cwd: folder, quiet: true };
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const shell = process.platform === 'win32';
  const args = ['install', ...quietly, '--fetch-retries=1'];
  const install = await run('npm', args, { ...options, shell });
  if (install.code !== 0) {
    const Kind = noNetwork.test(install.output) ? NoRegistry : Problem;
    throw new Kind(`${install.output.trimEnd()}\nThe ${name} app could not be installed.`);
  }
  const bin = join(folder, 'node_modules', '.bin');
  const built = await run(manifest.scripts.build, [], {
    ...options,
    shell: true,
    env: { ...env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${env.PATH}` },
  });
  if (built.code !== 0)
    throw new Problem(`${built.output.trimEnd()}\nThe ${name} app could not be built.`);
}

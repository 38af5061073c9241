import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySamples } from './consumer-every.mjs';
import { followReadme } from './consumer-readme.mjs';
import { visitTailwind } from './consumer-tailwind.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { launch, run, runNode } from './processes.mjs';
import { root } from './root.mjs';
import { serveFolder } from './serve-folder.mjs';
import { answers } from './wait.mjs';

const templates = join(root, 'scripts', 'consumer');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const noNetwork =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTCACHED|ENETUNREACH|network/;

/**
 * Starts a starter's server, a program of its dependencies, beside the mock of the mall. Resolves to its URL and a
 * function that stops both.
 */
async function serveBy(folder, program, argsAt) {
  const port = String(await freePort());
  const args = ['with-mall.mjs', process.execPath, join(folder, 'node_modules', ...program)];
  const { ended, stop } = launch(process.execPath, [...args, ...argsAt(port)], {
    cwd: folder,
    env: { ...env, HOST: '127.0.0.1', PORT: port, MOCK_PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, { giveUp: ended, timeoutMs: 60_000 })))
    throw new Problem(`The app in ${folder} did not start.`);
  return { url, close: stop };
}

const vite = ['vite', 'bin', 'vite.js'];
const next = ['next', 'dist', 'bin', 'next'];
const reactRouter = ['@react-router', 'serve', 'bin.js'];

const servePreview = (folder) =>
  serveBy(folder, vite, (port) => ['preview', '--host', '127.0.0.1', '--port', port]);

const ownPage = ['A page of your own'];

/** Of the app `host`, whose pages have this nonce. */
const strictPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'nonce-of-the-host'",
  "script-src 'self' 'nonce-of-the-host'",
].join('; ');

/** The packages of an app. */
export const used = ['design-system', 'mall-components', 'api-client', 'mall-data'];

/**
 * The consumer apps: those that `npm create` makes, with what scripts/consumer adds for the tests, and one that only
 * scripts/consumer has. `rendered`: by a server; `sections`: what is done of the README; `every`: with a page of all
 * components, and one of trials.
 */
export const apps = {
  vite: {
    starter: true,
    sections: ownPage,
    serve: servePreview,
  },
  tailwind: {
    starter: true,
    template: 'vite',
    sections: ['Tailwind'],
    visit: visitTailwind,
    serve: servePreview,
  },
  // Links, lists and buttons of its own, and a strict policy
  host: {
    serve: (folder) =>
      serveFolder(join(folder, 'dist', 'client'), { 'content-security-policy': strictPolicy }),
  },
  next: {
    starter: true,
    rendered: true,
    sections: ownPage,
    every: true,
    serve: (folder) => serveBy(folder, next, (port) => ['start', '-p', port, '-H', '127.0.0.1']),
  },
  'react-router': {
    starter: true,
    rendered: true,
    sections: ownPage,
    serve: (folder) => serveBy(folder, reactRouter, () => [join('build', 'server', 'index.js')]),
  },
};

/** Thrown when packages cannot be fetched: the check is skipped instead of failed. */
export class NoRegistry extends Problem {}

/** Creates a starter by the packed program. */
async function create(name, folder, tarball) {
  const unpacked = `${folder}-create`;
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked]);
  const bin = join(unpacked, 'package', 'bin', 'create-mall.mjs');
  const { code, output } = await runNode([bin, folder, '--template', name], { quiet: true });
  if (code !== 0) throw new Problem(`${output.trimEnd()}\nThe ${name} app could not be created.`);
}

/** Creates an app in a folder, installs the tarballs and builds it. Throws NoRegistry without a registry. */
export async function makeApp(name, folder, tarballs) {
  const { starter, template = name, every, sections = [] } = apps[name];
  const packages = [];
  if (starter) {
    await create(template, folder, tarballs['create-mall']);
    for (const section of sections) packages.push(...followReadme(folder, section));
  }
  const added = join(templates, name);
  if (existsSync(added)) cpSync(added, folder, { recursive: true });
  if (every) copySamples(join(folder, 'parts'));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of packages) manifest.devDependencies[one] = 'latest';
  for (const one of used) manifest.dependencies[`@vermilion/${one}`] = `file:${tarballs[one]}`;
  writeFileSync(file, JSON.stringify(manifest, null, 2));

  const options = { cwd: folder, quiet: true, shell: process.platform === 'win32' };
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const install = await run('npm', ['install', ...quietly, '--fetch-retries=1'], options);
  if (install.code !== 0) {
    const Kind = noNetwork.test(install.output) ? NoRegistry : Problem;
    throw new Kind(`${install.output.trimEnd()}\nThe ${name} app could not be installed.`);
  }
  const built = await run('npm', ['run', 'build'], { ...options, env });
  if (built.code !== 0)
    throw new Problem(`${built.output.trimEnd()}\nThe ${name} app could not be built.`);
}

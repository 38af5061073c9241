import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

async function serveNext(folder) {
  const port = await freePort();
  const cli = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const args = [cli, 'start', '-p', String(port), '-H', '127.0.0.1'];
  const { ended, stop } = launch(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, { giveUp: ended, timeoutMs: 60_000 })))
    throw new Problem('The Next app did not start.');
  return { url, close: stop };
}

/** The apps that the packages are tried in: where their sources lie, which packages they use, how they are served. */
export const apps = {
  vite: {
    sources: 'src',
    uses: ['design-system', 'mall-components'],
    serve: (folder) => serveFolder(join(folder, 'dist', 'client')),
  },
  next: { sources: 'app', uses: ['design-system'], serve: serveNext },
};

/** Thrown when packages cannot be fetched: the check cannot be made here, which is no fault of the packages. */
export class NoRegistry extends Problem {}

/**
 * Makes a new app in a folder, with the tarballs in it, installed as anybody would and built. Throws
 * NoRegistry when npm cannot reach a registry.
 */
export async function makeApp(name, folder, tarballs) {
  const { sources, uses } = apps[name];
  cpSync(join(templates, name), folder, { recursive: true });
  cpSync(join(templates, 'shared'), join(folder, sources), { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const used of uses) manifest.dependencies[`@vermilion/${used}`] = `file:${tarballs[used]}`;
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

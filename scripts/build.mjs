// Builds what `npm start` needs, incrementally. Usage: node scripts/build.mjs [target ...]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogues, owners } from './lib/catalogues.mjs';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { describe, Problem } from './lib/problem.mjs';
import { runScript } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { fingerprint, isFresh, recordFresh } from './lib/stamp.mjs';

/** Runs the `build` script of a workspace; prints its output only on failure. */
async function buildWorkspace(folder) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runScript(join(root, folder), scripts.build, { quiet: true, env });
  if (code !== 0)
    throw new Problem(`${output.trimEnd()}\nThe build of ${folder} failed (see above).`);
}

const lockfile = 'pnpm-lock.yaml';
const inputRules = 'packages/input-rules/src';
const components = ['packages/design-system/src', 'packages/mall-components/src', inputRules];
const client = ['packages/api-client/src', 'packages/api-client/contract'];
const data = 'packages/mall-data/src';
const compression = 'scripts/lib/compress-folder.mjs';
/** The packages that only the servers use. */
const server = ['packages/admission/src', 'packages/settings/src'];

/** Targets with their inputs, an output file and the build function. */
const targets = {
  messages: {
    from: [
      ...owners.flatMap((owner) => [`${owner}/src`, `${owner}/lang`]),
      'apps/storefront/server',
      'scripts/lib/catalogues.mjs',
    ],
    shows: 'apps/storefront/compiled/en.json',
    make: compileCatalogues,
  },
  'mall-api': {
    from: ['apps/mall-api', ...client, ...server, inputRules, lockfile],
    shows: 'apps/mall-api/dist/main.js',
    make: () => buildWorkspace('apps/mall-api'),
  },
  'demo-mall': {
    from: ['apps/demo-mall', lockfile],
    shows: 'apps/demo-mall/dist/main.js',
    after: ['mall-api'],
    make: () => buildWorkspace('apps/demo-mall'),
  },
  'back-office': {
    from: ['apps/back-office', compression, ...components, data, ...client, lockfile],
    shows: 'apps/back-office/dist/index.html',
    after: ['messages'],
    make: () => buildWorkspace('apps/back-office'),
  },
  storefront: {
    from: [
      ...['apps/storefront', 'apps/back-office/server', 'tsconfig.base.json', compression],
      ...[...components, ...client, ...server, lockfile],
    ],
    shows: 'apps/storefront/dist/client/.vite/manifest.json',
    after: ['messages'],
    make: () => buildWorkspace('apps/storefront'),
  },
};

/** What is being built: two callers at once share one build. */
const running = new Map();

function ensure(name) {
  if (!running.has(name)) {
    const building = make(name, targets[name]).finally(() => running.delete(name));
    running.set(name, building);
  }
  return running.get(name);
}

async function make(name, target) {
  for (const first of target.after ?? []) await ensure(first);
  const print = fingerprint(target.from);
  if (isFresh(name, print) && existsSync(join(root, target.shows))) return;
  const began = Date.now();
  console.log(`Building ${name} ...`);
  await target.make();
  recordFresh(name, print);
  console.log(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds the named targets with their dependencies, skipping current ones. Throws a Problem on failure. */
export async function build(names = Object.keys(targets)) {
  const results = await Promise.allSettled(names.map(ensure));
  const reasons = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
  if (reasons.length) throw new Problem(reasons.map(describe).join('\n'));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const names = process.argv.slice(2);
    const unknown = names.find((name) => !(name in targets));
    if (unknown) throw new Problem(`There is nothing called "${unknown}" to build.`);
    await build(names.length ? names : undefined);
  });
}

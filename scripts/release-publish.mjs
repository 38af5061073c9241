// `npm run release:publish`: builds the packages, publishes versions that are not on the registry, and tags them.
// `npm run release:canary`: publishes what the changesets lead to under the tag "canary", without a git tag.
// Run by .github/workflows/release.yaml, which has the token and the identity for the provenance.
import { join } from 'node:path';
import { prepareChangesets } from './lib/changesets.mjs';
import { main } from './lib/cleanup.mjs';
import { buildPackages } from './lib/package-builds.mjs';
import { manifestIn } from './lib/packages.mjs';
import { Problem } from './lib/problem.mjs';
import { run, runNode } from './lib/processes.mjs';
import { root } from './lib/root.mjs';

const cli = join(root, 'node_modules', '@changesets', 'cli', 'bin.js');

async function versionCanary() {
  if (prepareChangesets().length === 0) throw new Problem('Without changesets there is no canary.');
  const { code } = await runNode([cli, 'version', '--snapshot', 'canary']);
  if (code !== 0) throw new Problem('The versions of the canary could not be written (see above).');
}

/** Changesets publishes with the `pnpm` on the PATH: it applies `publishConfig`. */
async function publish(options) {
  const pnpm = `pnpm@${manifestIn(root).config.pnpm}`;
  const args = ['-y', '--package', pnpm, '--', process.execPath, cli, 'publish', ...options];
  const { code } = await run('npx', args, { shell: process.platform === 'win32' });
  return code;
}

await main(async () => {
  if (!process.env.CI) throw new Problem('Releases are published by the workflow "Release" only.');
  const isCanary = process.argv.includes('--canary');
  if (isCanary) await versionCanary();
  if (!(await buildPackages()).every(Boolean)) return 1;
  return publish(isCanary ? ['--tag', 'canary', '--no-git-tag'] : []);
});

import { run } from './processes.mjs';
import { withSecondRun } from './second-run.mjs';
import { total } from './tally.mjs';
import { endToEnd, unit } from './test-tools.mjs';

/** The even versions from the oldest that `engines` allows to the newest that is maintained. */
const supported = ['20', '22', '24'];

/** The supported versions of Node that do not run this process. */
export const otherNodes = supported.filter(
  (version) => version !== process.versions.node.split('.')[0],
);

/** What depends on Node: both servers, the client, and what each version formats by its own ICU. */
const files = [
  ...['admission', 'api-client', 'input-rules', 'settings'].map((name) => `packages/${name}/src`),
  'apps/storefront/server',
  ...['start', 'existing-client'].map((name) => `apps/mall-api/src/${name}.test.ts`),
];
/** A walk from the home page to a paid order, in the mall that this Node has started. */
const walk = 'shopping.spec.ts';

/** The program of a version, from npm's package `node`, or undefined. */
async function provideNode(version) {
  const args = ['-y', '-p', `node@${version}`, 'node', '-p', 'process.execPath'];
  const shell = process.platform === 'win32';
  const { code, output } = await run('npx', args, { quiet: true, timeoutMs: 120_000, shell });
  return code === 0 ? output.trim().split('\n').at(-1) : undefined;
}

/** Starts and tests the servers under another version of Node; skipped when npm cannot fetch it. */
export async function underNode(version, context) {
  const node = await provideNode(version);
  if (!node) {
    console.log(`  SKIPPED: npm cannot fetch Node ${version}.`);
    return { skipped: 1 };
  }
  const own = { ...context, node, depth: 'usual' };
  const databases = context.postgresUrl && 'postgres';
  const units = await withSecondRun(unit, { ...own, files, databases });
  const walks = await withSecondRun(endToEnd, { ...own, files: [walk] });
  return joined(units, walks);
}

const joined = (...tallies) => ({
  ...total(tallies),
  failedFiles: tallies.flatMap(({ failedFiles }) => failedFiles),
  failures: tallies.flatMap(({ failures }) => failures),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from '../api-report.mjs';
import { build } from '../build.mjs';
import { homeBudget, packageBudget } from '../budget.mjs';
import { checkPackages } from '../check-packages.mjs';
import { tryPackages } from '../consumer.mjs';
import { checkMessages } from '../messages.mjs';
import { typecheck } from '../typecheck.mjs';
import { noChromium } from './chromium.mjs';
import { builtPackages } from './package-builds.mjs';
import { freshDatabase } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './processes.mjs';
import { root } from './root.mjs';
import { serveFolder } from './serve-folder.mjs';
import { builtStorybook } from './storybook.mjs';
import { fromJest, fromPlaywright, oneCheck } from './tally.mjs';

const tool = (...path) => join(root, 'node_modules', ...path);

/** A tool of ours that says yes or no: one check. */
async function toolHolds(...args) {
  const { code } = await runNode(args);
  return oneCheck(code === 0);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Problem('The test runner ended without a report: see above.');
  }
}

function needBrowser({ chromium }) {
  if (!chromium) throw new Problem(noChromium);
}

async function unit({ reports, postgresUrl }) {
  const file = join(reports, 'unit.json');
  const env = { ...process.env, TEST_DATABASE_URL: postgresUrl ?? '' };
  if (!postgresUrl) delete env.TEST_DATABASE_URL;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode([tool('vitest', 'vitest.mjs'), 'run', ...reporters], { env });
  return fromJest(readReport(file), code);
}

/** A check that comes as one verdict for each thing it looks at. */
async function counted(verdicts) {
  const passed = verdicts.filter(Boolean).length;
  return { passed, failed: verdicts.length - passed };
}

async function stories(context) {
  needBrowser(context);
  const { url, close } = await serveFolder(await builtStorybook());
  const file = join(context.reports, 'stories.json');
  const runner = tool('@storybook', 'test-runner', 'dist', 'test-storybook.js');
  const env = { ...process.env, STORY_REPORT: file, NO_UPDATE_NOTIFIER: '1' };
  const reporters = ['default', join(root, 'scripts', 'lib', 'jest-report.mjs')];
  const args = ['--url', url, '--ci', '--disable-telemetry', '--'];
  args.push(...reporters.map((reporter) => `--reporters=${reporter}`));
  const { code } = await runNode([runner, ...args], { env, endWith: 'SIGINT' });
  await close();
  return fromJest(readReport(file), code);
}

async function overlays(context) {
  needBrowser(context);
  const { url, close } = await serveFolder(await builtStorybook());
  const file = join(context.reports, 'overlays.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, STORYBOOK_URL: url };
  const cli = tool('@playwright', 'test', 'cli.js');
  const args = [cli, 'test', '-c', join('e2e', 'overlays'), '--reporter=dot,json'];
  const { code } = await runNode(args, { env, endWith: 'SIGINT' });
  await close();
  return fromPlaywright(readReport(file), code);
}

/** In apps of their own; also where the packages were not a part of this run. */
async function consumers(context) {
  needBrowser(context);
  if (!(await builtPackages()).every(Boolean)) throw new Problem('The packages cannot be built.');
  return tryPackages(context.chromium);
}

async function endToEnd(context, name, databaseUrl) {
  needBrowser(context);
  const file = join(context.reports, `${name}.json`);
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_DATABASE_URL: databaseUrl ?? '',
  };
  const args = [tool('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e', '--reporter=dot,json'];
  // interrupted, it closes its browsers and the mall; terminated, it would not
  const { code } = await runNode(args, { env, endWith: 'SIGINT', patience: 15_000 });
  return fromPlaywright(readReport(file), code);
}

async function endToEndOnPostgres(context) {
  if (!context.postgresUrl) return { skipped: 1 };
  const { url, drop } = await freshDatabase(context.postgresUrl, 'e2e');
  return endToEnd(context, 'e2e-postgres', url).finally(drop);
}

async function messages() {
  const problems = await checkMessages();
  problems.forEach((problem) => console.error(`  ${problem}`));
  return oneCheck(problems.length === 0);
}

/** What `npm test` runs, in order. A step belongs to a group that `--only` can choose. */
export const steps = [
  {
    name: 'format',
    group: 'lint',
    run: () =>
      toolHolds(tool('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn'),
  },
  {
    name: 'lint and layers',
    group: 'lint',
    run: () => toolHolds(tool('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'),
  },
  { name: 'messages', group: 'lint', run: messages },
  {
    name: 'generated client',
    group: 'lint',
    run: () =>
      toolHolds(join(root, 'packages', 'api-client', 'scripts', 'generate.mjs'), '--check'),
  },
  { name: 'types', group: 'types', run: () => typecheck() },
  { name: 'unit and contract', group: 'unit', run: unit },
  { name: 'package builds', group: 'build', run: async () => counted(await builtPackages()) },
  {
    name: 'package sizes',
    group: 'build',
    needs: ['package builds'],
    run: async () => counted(await packageBudget()),
  },
  {
    name: 'packages as published',
    group: 'build',
    needs: ['package builds'],
    run: async () => counted(await checkPackages()),
  },
  {
    name: 'public surface',
    group: 'build',
    needs: ['package builds'],
    run: async () => counted(await apiReport()),
  },
  { name: 'packages in new apps', group: 'consumer', run: consumers },
  { name: 'app builds', group: 'build', run: () => build().then(() => oneCheck(true)) },
  {
    name: 'home within its budget',
    group: 'build',
    needs: ['app builds'],
    run: () => oneCheck(homeBudget()),
  },
  { name: 'stories', group: 'stories', run: stories },
  { name: 'overlays by mouse, keys and touch', group: 'stories', run: overlays },
  {
    name: 'end to end, embedded database',
    group: 'e2e',
    needs: ['app builds'],
    run: (context) => build().then(() => endToEnd(context, 'e2e-embedded')),
  },
  {
    name: 'end to end, PostgreSQL',
    group: 'e2e',
    needs: ['app builds'],
    run: (context) => build().then(() => endToEndOnPostgres(context)),
  },
];

export const groups = [...new Set(steps.map(({ group }) => group))];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryPackages } from '../consumer.mjs';
import { checkMessages } from '../messages.mjs';
import { noChromium } from './chromium.mjs';
import { recordDurations } from './durations.mjs';
import { builtPackages } from './package-builds.mjs';
import { Problem } from './problem.mjs';
import { runNode } from './processes.mjs';
import { fromRoot, root } from './root.mjs';
import { serveFolder } from './serve-folder.mjs';
import { builtStorybook } from './storybook.mjs';
import { fromJest, fromPlaywright, oneCheck } from './tally.mjs';

/** A file of an installed package, from the root. */
export const tool = (...path) => join(root, 'node_modules', ...path);

/** A tool that returns a boolean: one check. */
export async function toolHolds(...args) {
  const { code } = await runNode(args);
  return oneCheck(code === 0);
}

/** Lints the contract; without the linter's update check. */
export async function contractLint() {
  const client = join(root, 'packages', 'api-client');
  const contract = join(client, 'contract', 'openapi.yaml');
  const cli = tool('@redocly', 'cli', 'bin', 'cli.js');
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const args = [cli, 'lint', contract, '--config', join(client, 'redocly.yaml')];
  const { code } = await runNode(args, { env });
  return oneCheck(code === 0);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Problem('The test runner ended without a report: see above.');
  }
}

/** Selected files: a runner without a match passes if another one has them. */
const only = (files, option = '--passWithNoTests') => (files.length ? [option, ...files] : []);

function needBrowser({ chromium }) {
  if (!chromium) throw new Problem(noChromium);
}

/**
 * All unit and contract tests, or those in `files`, with further options of vitest. `databases` is `postgres` or
 * `embedded`, else they run on all that there are. `node` is the program of another version of Node.
 */
export async function unit(context, options = []) {
  const { reports, postgresUrl, files = [], databases, depth, node } = context;
  const file = join(reports, 'unit.json');
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgresUrl,
    TEST_DATABASES: databases,
    TEST_DEPTH: depth,
  };
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = [tool('vitest', 'vitest.mjs'), 'run', ...reporters, ...options, ...only(files)];
  const { code } = await runNode(args, { env, node });
  const report = readReport(file);
  recordDurations(report);
  return fromJest(report, code);
}

/** Unit tests that depend on changes since a commit. */
export async function relatedTests(base) {
  const args = ['list', '--filesOnly', '--json', '--changed', base, '--passWithNoTests'];
  const { code, output } = await runNode([tool('vitest', 'vitest.mjs'), ...args], { quiet: true });
  if (code !== 0) throw new Problem(output.trimEnd());
  const tests = JSON.parse(output.slice(output.indexOf('[')));
  return tests.map(({ file }) => fromRoot(file));
}

/** A check with several results. */
export async function counted(verdicts) {
  const passed = verdicts.filter(Boolean).length;
  return { passed, failed: verdicts.length - passed };
}

/** Every story with its play function and checks, in a browser; `usual` in two themes, else in all. */
export async function stories(context) {
  needBrowser(context);
  const { url, close } = await serveFolder(await builtStorybook());
  const file = join(context.reports, 'stories.json');
  const runner = tool('@storybook', 'test-runner', 'dist', 'test-storybook.js');
  const own = { STORY_REPORT: file, STORY_DEPTH: context.storyDepth, NO_UPDATE_NOTIFIER: '1' };
  const env = { ...process.env, ...own };
  const reporters = ['default', join(root, 'scripts', 'lib', 'jest-report.mjs')];
  const args = ['--url', url, '--ci', '--disable-telemetry', '--'];
  args.push(...reporters.map((reporter) => `--reporters=${reporter}`), ...only(context.files));
  const { code } = await runNode([runner, ...args], { env, endWith: 'SIGINT' });
  await close();
  return fromJest(readReport(file), code);
}

/** Node warns where `NO_COLOR` meets the `FORCE_COLOR` that Playwright gives its workers. */
function playwrightEnv(own) {
  const env = { ...process.env, ...own };
  if (env.NO_COLOR) env.FORCE_COLOR = '0';
  delete env.NO_COLOR;
  return env;
}

/** Overlays of Storybook by mouse, keyboard and touch. */
export async function overlays(context) {
  needBrowser(context);
  const { url, close } = await serveFolder(await builtStorybook());
  const file = join(context.reports, 'overlays.json');
  const env = playwrightEnv({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, STORYBOOK_URL: url });
  const cli = tool('@playwright', 'test', 'cli.js');
  const args = [cli, 'test', '-c', join('e2e', 'overlays'), '--reporter=dot,json'];
  args.push(...only(context.files, '--pass-with-no-tests'));
  const { code } = await runNode(args, { env, endWith: 'SIGINT' });
  await close();
  return fromPlaywright(readReport(file), code);
}

/** Tests the packages in consumer apps; builds them if needed. */
export async function consumers(context) {
  needBrowser(context);
  if (!(await builtPackages()).every(Boolean)) throw new Problem('The packages cannot be built.');
  return tryPackages(context.chromium);
}

/**
 * End-to-end tests of the built mall: on the embedded database without `databaseUrl`, those of the context's depth. A run
 * of everything visits those for both databases on PostgreSQL only, if there is one.
 */
export async function endToEnd(context, databaseUrl = '') {
  needBrowser(context);
  const file = join(context.reports, 'e2e.json');
  const isOfAll = context.depth === 'all' && context.files.length === 0;
  const env = playwrightEnv({
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_DATABASE_URL: databaseUrl,
    E2E_DEPTH: context.depth,
    E2E_LEAVE_OUT_BOTH: isOfAll && context.postgresUrl && !databaseUrl ? '1' : '',
  });
  const args = [tool('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e', '--reporter=dot,json'];
  args.push(...only(context.files, '--pass-with-no-tests'));
  // SIGINT lets it close browsers and mall; SIGTERM would not
  const { code } = await runNode(args, {
    env,
    node: context.node,
    endWith: 'SIGINT',
    patience: 15_000,
  });
  return fromPlaywright(readReport(file), code);
}

/** Catalogues are complete, and no text is hard-coded. */
export async function messages() {
  const problems = await checkMessages();
  problems.forEach((problem) => console.error(`  ${problem}`));
  return oneCheck(problems.length === 0);
}

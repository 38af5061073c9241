// Tests affected by a change within three minutes; `npm test` runs all.
// Usage: npm run test:changed [-- <commit to compare with>]
import { changedFiles, touchedProjects } from './lib/changed-files.mjs';
import { chooseTests } from './lib/choose-tests.mjs';
import { cleanUp, main, tempFolder } from './lib/cleanup.mjs';
import { readDurations } from './lib/durations.mjs';
import { closingLine } from './lib/tally.mjs';
import { runSteps } from './lib/test-runner.mjs';
import { steps } from './lib/test-steps.mjs';
import { relatedTests, tool, toolHolds, unit } from './lib/test-tools.mjs';
import { typecheck } from './typecheck.mjs';

/** Time limit of the tests in seconds on one processor. */
const SECONDS = 150;

const isCode = (file) => /\.(ts|tsx|js|mjs)$/.test(file);
const known = (name) => steps.find((step) => step.name === name);

function stepsFor(files, tests) {
  const code = files.filter(isCode);
  const projects = touchedProjects(code);
  const prettier = tool('prettier', 'bin', 'prettier.cjs');
  const eslint = tool('eslint', 'bin', 'eslint.js');
  return [
    code.length && {
      ...known('lint'),
      run: () => toolHolds(eslint, '--max-warnings', '0', '--no-warn-ignored', ...code),
    },
    code.length && known('arrows'),
    files.length && {
      ...known('format'),
      run: () =>
        toolHolds(prettier, '--check', '--ignore-unknown', '--log-level', 'warn', ...files),
    },
    files.some((file) => /\/(lang|src)\//.test(file)) && known('messages'),
    files.some((file) => file.startsWith('packages/api-client/')) && known('generated client'),
    projects.length && { ...known('types'), run: () => typecheck(projects) },
    tests.chosen.length && {
      ...known('unit and contract'),
      run: async (context) => {
        const tally = await unit({ ...context, files: tests.chosen });
        return { ...tally, skipped: tally.skipped + tests.left.length };
      },
    },
  ].filter(Boolean);
}

await main(async () => {
  const began = Date.now();
  const { base, files } = await changedFiles(process.argv[2]);
  const found = await relatedTests(base);
  const tests = chooseTests(found, files, readDurations(), SECONDS);
  console.log(
    `${files.length} files differ from ${base}; ${tests.chosen.length} test files are run.`,
  );
  if (tests.left.length)
    console.log(`Left to npm test, since they take too long: ${tests.left.length} test files.`);
  const tally = await runSteps(stepsFor(files, tests), { reports: tempFolder('reports') });
  await cleanUp();
  console.log(`\nTook ${Math.round((Date.now() - began) / 1000)} s. Stories and walks: npm test.`);
  console.log(closingLine(tally));
  return tally.failed > 0 ? 1 : 0;
});

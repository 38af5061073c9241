// `npm test`: what a change needs; `-- --only unit,e2e [file ...]` a part of it.
// `npm run test:deep` (`--deep`): the same on the other database, in further languages, under other versions of Node.
// `npm test -- --all`: both. The last line sums up all checks.
import { parseArgs } from 'node:util';
import { cleanUp, main, tempFolder } from './lib/cleanup.mjs';
import { allSteps, deepSteps } from './lib/deep-steps.mjs';
import { Problem } from './lib/problem.mjs';
import { closingLine } from './lib/tally.mjs';
import { provideNeeds } from './lib/test-needs.mjs';
import { runSteps } from './lib/test-runner.mjs';
import { steps as usualSteps } from './lib/test-steps.mjs';

const options = { only: { type: 'string' }, deep: { type: 'boolean' }, all: { type: 'boolean' } };

function readArguments(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(error.message.split('. ')[0] + '.');
  }
}

/** The steps of a run, and how deep those go that both runs have. `storyDepth`: how many themes stories are seen in. */
function runOf({ deep, all }) {
  if (all) return { steps: allSteps, depth: 'all', storyDepth: 'usual' };
  return deep
    ? { steps: deepSteps, depth: 'deep', storyDepth: 'all' }
    : { steps: usualSteps, depth: 'usual', storyDepth: 'usual' };
}

/** The groups of `--only`; names of files need it. */
function chosenGroups(steps, only, files) {
  const groups = [...new Set(steps.map(({ group }) => group))];
  if (only === undefined && files.length === 0) return groups;
  const chosen = (only ?? '').split(',').filter(Boolean);
  const unknown = chosen.find((name) => !groups.includes(name));
  if (unknown !== undefined || chosen.length === 0) {
    const but = unknown === undefined ? '' : `, not "${unknown}"`;
    throw new Problem(`--only takes some of ${groups.join(',')}${but}, and then names of files.`);
  }
  return chosen;
}

// A log cannot show colors; test runners would write their escape codes all the same where CI is set.
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

await main(async () => {
  const { values, positionals: files } = readArguments(process.argv.slice(2));
  const { steps, ...depths } = runOf(values);
  const chosen = chosenGroups(steps, values.only, files);
  const began = Date.now();
  const context = {
    files,
    // files that are named run whole
    ...(files.length > 0 ? { depth: 'all', storyDepth: 'all' } : depths),
    reports: tempFolder('reports'),
    ...(await provideNeeds(chosen)),
  };
  const tally = await runSteps(
    steps.filter(({ group }) => chosen.includes(group)),
    context,
  );
  await cleanUp();
  console.log(`\nThe whole run took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(closingLine(tally));
  return tally.failed > 0 ? 1 : 0;
});

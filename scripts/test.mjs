// `npm test`: all checks, with a summary in the last line.
// Usage: npm test [-- --only unit,e2e [file ...]]
import { cleanUp, main, tempFolder } from './lib/cleanup.mjs';
import { Problem } from './lib/problem.mjs';
import { closingLine } from './lib/tally.mjs';
import { provideNeeds } from './lib/test-needs.mjs';
import { runSteps } from './lib/test-runner.mjs';
import { groups, steps } from './lib/test-steps.mjs';

/** The groups of `--only`, and the files (parts of their paths) after them. */
function readArguments([option, value = '', ...files]) {
  if (option === undefined) return { chosen: groups, files: [] };
  const chosen = value.split(',').filter(Boolean);
  const unknown = chosen.find((name) => !groups.includes(name));
  if (option !== '--only' || unknown !== undefined || chosen.length === 0) {
    const but = unknown === undefined ? '' : `, not "${unknown}"`;
    throw new Problem(`--only takes some of ${groups.join(',')}${but}, and then names of files.`);
  }
  return { chosen, files };
}

// A log cannot show colors; test runners would write their escape codes all the same where CI is set.
if (!process.stdout.isTTY) {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

await main(async () => {
  const { chosen, files } = readArguments(process.argv.slice(2));
  const began = Date.now();
  const context = { files, reports: tempFolder('reports'), ...(await provideNeeds(chosen)) };
  const tally = await runSteps(
    steps.filter((step) => chosen.includes(step.group)),
    context,
  );
  await cleanUp();
  console.log(`\nThe whole run took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(closingLine(tally));
  return tally.failed > 0 ? 1 : 0;
});

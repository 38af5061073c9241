// `npm test`: everything that says whether the mall is in order, with one closing line.
// Usage: npm test [-- --only unit,e2e]
import { cleanUp, main, tempFolder } from './lib/cleanup.mjs';
import { Problem } from './lib/problem.mjs';
import { closingLine } from './lib/tally.mjs';
import { provideNeeds } from './lib/test-needs.mjs';
import { runSteps } from './lib/test-runner.mjs';
import { groups, steps } from './lib/test-steps.mjs';

function chosenGroups(args) {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (at < 0) return groups;
  const value = args[at].includes('=') ? args[at].split('=')[1] : args[at + 1];
  const chosen = (value ?? '').split(',').filter(Boolean);
  const unknown = chosen.find((name) => !groups.includes(name));
  if (unknown !== undefined || chosen.length === 0) {
    throw new Problem(
      `--only takes some of ${groups.join(',')}${unknown ? `, not "${unknown}"` : ''}.`,
    );
  }
  return chosen;
}

await main(async () => {
  const chosen = chosenGroups(process.argv.slice(2));
  const began = Date.now();
  const context = { reports: tempFolder('reports'), ...(await provideNeeds(chosen)) };
  const tally = await runSteps(
    steps.filter((step) => chosen.includes(step.group)),
    context,
  );
  await cleanUp();
  console.log(`\nThe whole run took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(closingLine(tally));
  return tally.failed > 0 ? 1 : 0;
});

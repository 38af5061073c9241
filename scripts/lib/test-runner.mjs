import { isEnding } from './cleanup.mjs';
import { describe } from './problem.mjs';
import { total } from './tally.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function counted({ passed = 0, failed = 0, skipped = 0 }) {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} SKIPPED`];
  return parts.filter(Boolean).join(', ');
}

/** Runs one step; an error is a failure of this step, not the end of the run. */
async function runStep(step, context) {
  console.log(`\n=== ${step.name}`);
  const began = Date.now();
  let tally;
  try {
    tally = await step.run(context);
  } catch (error) {
    console.error(describe(error));
    tally = { failed: 1 };
  }
  return { step, tally, took: seconds(began) };
}

/**
 * Runs the steps in order, also after a failure; only a step that `needs` a failed one is left out and
 * counts as failed. Prints a summary and resolves to the sum of all counts.
 */
export async function runSteps(steps, context) {
  const results = [];
  const broken = new Set();
  for (const step of steps) {
    if (isEnding()) break;
    const missing = step.needs?.find((name) => broken.has(name));
    const result = missing
      ? { step, tally: { failed: 1 }, took: `not run: "${missing}" failed` }
      : await runStep(step, context);
    if (result.tally.failed) broken.add(step.name);
    results.push(result);
  }
  console.log('\n=== summary');
  for (const { step, tally, took } of results) {
    console.log(`  ${tally.failed ? 'FAIL' : 'ok  '} ${step.name}: ${counted(tally)} (${took})`);
  }
  return total(results.map(({ tally }) => tally));
}

import { availableParallelism } from 'node:os';
import { isEnding } from './cleanup.mjs';
import { describe } from './problem.mjs';
import { withOutput } from './step-output.mjs';
import { total } from './tally.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function counted({ passed = 0, failed = 0, skipped = 0 }) {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} SKIPPED`];
  return parts.filter(Boolean).join(', ');
}

/** Runs a step; an error fails the step only. `place` is its number among all, as "3 of 22, next: types". */
async function runStep(step, place, context) {
  console.log(`\n=== ${step.name} (${place})`);
  const began = Date.now();
  let tally;
  try {
    tally = await step.run(context);
  } catch (error) {
    console.error(describe(error));
    tally = { failed: 1 };
  }
  const took = seconds(began);
  console.log(`--- ${step.name}: ${counted(tally)} (${took})`);
  return { tally, took };
}

/** The command that reruns a failed step. */
export function rerunCommand({ group, again: own, command = 'npm test' }, tally) {
  return own ?? [command, '-- --only', group, ...(tally.failedFiles ?? [])].join(' ');
}

/** Lines of output per step. */
const MAX_FAILURES = 10;

const printIndented = (text) => console.log(text.trimEnd().replaceAll(/^/gm, '       '));

function summarise(steps, results) {
  console.log('\n=== summary');
  for (const step of steps) {
    const result = results.get(step.name);
    if (!result) continue;
    const { tally, took } = result;
    console.log(`  ${tally.failed ? 'FAIL' : 'ok  '} ${step.name}: ${counted(tally)} (${took})`);
    if (tally.failed) console.log(`       alone: ${rerunCommand(step, tally)}`);
    tally.failures?.slice(0, MAX_FAILURES).forEach(printIndented);
    tally.unsteady?.forEach((failure) => printIndented(`UNSTEADY, passed alone: ${failure}`));
  }
}

/**
 * Runs the steps in order, also after failures, one per processor; an `exclusive` step runs alone.
 * A step that `needs` a failed one counts as failed. Prints a summary and resolves to the total.
 */
export async function runSteps(steps, context, lanes = Math.min(availableParallelism(), 4)) {
  const waiting = [...steps];
  const results = new Map();
  const running = new Map();
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  const failedNeed = ({ needs = [] }) => needs.find((name) => results.get(name)?.tally.failed);
  const canStart = (step) => {
    if (step.needs?.some(isPending)) return false;
    return step.exclusive ? running.size === 0 : running.size < lanes;
  };
  const placeOf = (step) => {
    const place = `${steps.indexOf(step) + 1} of ${steps.length}`;
    return waiting.length > 0 ? `${place}, next: ${waiting[0].name}` : place;
  };
  const start = (step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const missing = failedNeed(step);
    const ran = missing
      ? Promise.resolve({ tally: { failed: 1 }, took: `not run: "${missing}" failed` })
      : withOutput(() => runStep(step, placeOf(step), context));
    const done = ran.then((result) => {
      running.delete(step.name);
      results.set(step.name, result);
    });
    running.set(step.name, done);
    return step.exclusive;
  };
  while (waiting.length + running.size > 0) {
    let alone = false;
    while (!alone && !isEnding()) {
      const next = waiting.find(canStart);
      if (!next) break;
      alone = start(next);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  summarise(steps, results);
  return total([...results.values()].map(({ tally }) => tally));
}

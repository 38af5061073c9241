import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** Whether a mutant is in the sample: stable as long as file and position are. */
export function isSampled({ fileName, location, replacement }, oneIn) {
  const { line, column } = location.start;
  const place = `${relative(root, fileName)}:${line}:${column}:${replacement}`;
  return createHash('sha256').update(place).digest().readUInt32BE(0) % oneIn === 0;
}

const verdict = (mutant, oneIn) =>
  isSampled(mutant, oneIn)
    ? { status: 'passed' }
    : { status: 'compileError', reason: 'not in the sample' };

/** A Stryker checker that skips mutants outside of the sample; they are not counted. */
const createSample = () => ({
  init: async () => {},
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [mutant.id, verdict(mutant, Number(process.env.MUTANTS_ONE_IN))]),
    ),
});

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSample }];

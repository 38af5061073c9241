import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot, root } from './root.mjs';

const file = join(root, 'node_modules', '.cache', 'vermilion', 'durations.json');

/** Seconds of each test file in its last run on this machine, by path from the root. */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Records durations from vitest's JSON report. */
export function recordDurations({ testResults }) {
  const seconds = ({ startTime, endTime }) => Math.ceil((endTime - startTime) / 1000);
  const fresh = testResults.map((it) => [fromRoot(it.name), seconds(it)]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...Object.fromEntries(fresh) }));
}

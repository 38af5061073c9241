import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot, root } from './root.mjs';

const file = join(root, 'node_modules', '.cache', 'vermilion', 'durations.json');

/** Seconds that each test file took when it was last run here, by its path from the root. */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Records what vitest's JSON report says. */
export function recordDurations({ testResults }) {
  const seconds = ({ startTime, endTime }) => Math.ceil((endTime - startTime) / 1000);
  const fresh = testResults.map((it) => [fromRoot(it.name), seconds(it)]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...Object.fromEntries(fresh) }));
}

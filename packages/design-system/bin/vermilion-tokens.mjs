#!/usr/bin/env node
// Design tokens from and to files: see `run.mjs` for its arguments.
import { run } from './run.mjs';

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Whether this worker has its jsdom. */
let isOpen = false;

/**
 * One jsdom for all test files of a worker: creating one takes longer than most files run. Files
 * are isolated by `vitest.setup.ts`.
 */
export default {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options);
    isOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;

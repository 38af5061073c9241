import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Whether this worker has its page. */
let isOpen = false;

/**
 * One page of jsdom for all test files of a worker: a new one for each takes longer than most files. What a
 * file leaves in it goes before the next one, see `vitest.setup.ts`.
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

import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findHeadless } from '../scripts/lib/chromium.mjs';

const base = getJestConfig();

/** Uses the installed Chromium; two workers, for small build machines. */
export default {
  ...base,
  maxWorkers: 2,
  testTimeout: 30_000,
  // Search entries, tagged `!test`, which would count as skipped
  testPathIgnorePatterns: [...(base.testPathIgnorePatterns ?? []), '/also-called-'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: findHeadless(),
        headless: true,
        args: chromiumArgs,
      },
    },
  },
};

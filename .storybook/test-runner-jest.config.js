import { getJestConfig } from '@storybook/test-runner';

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
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        headless: true,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};

import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumArgs, findChromium } from './scripts/lib/chromium.mjs';

const base = getJestConfig();
const reporter = fileURLToPath(new URL('./scripts/lib/jest-report.mjs', import.meta.url));
const report = process.env.STORY_REPORT;

/** Stories run in the browser that is here, two at a time; a violation of accessibility rules fails a story. */
export default {
  ...base,
  reporters: [
    ...(base.reporters ?? ['default']),
    ...(report ? [[reporter, { file: report }]] : []),
  ],
  maxWorkers: 2,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: findChromium(), headless: true, args: chromiumArgs },
    },
  },
};

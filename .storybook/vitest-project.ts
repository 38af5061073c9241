import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';

/** Stories as tests for the side bar of the Storybook; `npm test` has the test-runner, which measures more. */
export async function storybookProject(): Promise<TestProjectConfiguration> {
  const launchOptions = { executablePath: findChromium(), args: chromiumArgs };
  return {
    plugins: [await storybookTest({ configDir: dirname(fileURLToPath(import.meta.url)) })],
    test: {
      name: 'storybook',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

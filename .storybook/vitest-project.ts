import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';

const conditions = ['vermilion-source', 'module', 'node', 'development|production'];

/** Stories as tests in Storybook's side bar; the test-runner of `npm test` checks more. */
export async function storybookProject(): Promise<TestProjectConfiguration> {
  const launchOptions = { executablePath: findChromium(), args: chromiumArgs };
  return {
    plugins: [await storybookTest({ configDir: dirname(fileURLToPath(import.meta.url)) })],
    // The add-on ignores these settings of `main.ts`; without them style files need the built
    // packages
    ssr: { resolve: { conditions } },
    environments: { ssr: { resolve: { conditions } } },
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

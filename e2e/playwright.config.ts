import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';

/**
 * What buys and what searches is walked on both databases. The calls of the rest are tested on both, so
 * their pages are walked once.
 */
const onBoth = [
  'amounts',
  'cart',
  'finding',
  'joining-carts',
  'orders',
  'refunds',
  'reviews',
  'shopping',
  'sorting',
].map((name) => `**/${name}.spec.ts`);

/** End-to-end tests against the built mall, which `support/open-mall.ts` starts on free ports. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/open-mall.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    // those in overlays/ look at the Storybook and have a configuration of their own
    {
      name: 'walks',
      testIgnore: ['overlays/**', 'logs.spec.ts'],
      ...(process.env.E2E_DATABASE_URL && { testMatch: onBoth }),
    },
    { name: 'logs', testMatch: 'logs.spec.ts', dependencies: ['walks'] },
  ],
  use: {
    // set by the global setup, before a worker reads this file
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    // without pictures and snapshots, which slow every walk; a failure has a picture of its own
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});

import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadless } from '../scripts/lib/chromium.mjs';

/**
 * Checkout and search run on both databases. The calls of other pages are tested on both, so the
 * pages are tested once. E2E_LEAVE_OUT_BOTH leaves these to the other run, on PostgreSQL.
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

/**
 * Tests with the tag `@deep` repeat a walk in further languages, zones or widths. `usual` leaves them out, `deep` runs
 * them only; without E2E_DEPTH all run.
 */
const byDepth = {
  usual: { grepInvert: /@deep/ },
  deep: { grep: /@deep/ },
  all: {},
}[process.env.E2E_DEPTH || 'all'];

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
    // overlays/ tests Storybook, with its own configuration
    {
      name: 'walks',
      testIgnore: [
        'overlays/**',
        'logs.spec.ts',
        ...(process.env.E2E_LEAVE_OUT_BOTH ? onBoth : []),
      ],
      ...byDepth,
      ...(process.env.E2E_DATABASE_URL && { testMatch: onBoth }),
    },
    { name: 'logs', testMatch: 'logs.spec.ts', dependencies: ['walks'] },
  ],
  use: {
    // set by the global setup, before workers read this file
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    // a trace takes a tenth of the time of each test: `--trace retain-on-failure` when one is looked into
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadless(), args: chromiumArgs },
  },
});

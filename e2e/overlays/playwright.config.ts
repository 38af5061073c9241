import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadless } from '../../scripts/lib/chromium.mjs';

/** Tests overlays in the built Storybook at STORYBOOK_URL, with real mouse and touch input. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/overlays',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.STORYBOOK_URL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Playwright hides scrollbars, whose width can cause layout shifts
    launchOptions: {
      executablePath: findHeadless(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});

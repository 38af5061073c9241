import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';

/** Overlays over the built Storybook, whose address STORYBOOK_URL names, with a real mouse and real fingers. */
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
    trace: 'retain-on-failure',
    // Playwright hides scrollbars, whose width is what makes fixed things jump
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});

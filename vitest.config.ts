import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { inlineScripts } from './apps/storefront/build/inline-scripts.mjs';
import { emptyCatalogues } from './scripts/lib/empty-catalogues.mjs';

const resolve = {
  conditions: ['vermilion-source', 'module', 'browser', 'development|production'],
};
// Without `module`, as Node itself: builds for bundlers may name files without an extension
const onServer = {
  resolve: { conditions: ['vermilion-source', 'node', 'development|production'] },
};
// vanilla-extract drops `ssr`, and keeps what the environment of that name says
const server = { ssr: onServer, environments: { ssr: onServer } };
const inline = { deps: { inline: [/^@vermilion\//] } };

/** What runs in a page (jsdom), and what runs in Node (server, client, scripts). */
const projects: TestProjectConfiguration[] = [
  {
    plugins: [react(), vanillaExtractPlugin(), emptyCatalogues, inlineScripts],
    resolve,
    ...server,
    test: {
      name: 'dom',
      environment: './scripts/shared-jsdom.ts',
      // one page for all files of a worker: a new one for each costs more than the tests themselves
      isolate: false,
      testTimeout: 20_000,
      include: [
        'packages/{design-system,mall-components}/src/**/*.test.{ts,tsx}',
        'apps/{storefront,back-office}/src/**/*.test.tsx',
      ],
      setupFiles: ['./scripts/vitest.setup.ts'],
      server: inline,
    },
  },
  {
    plugins: [vanillaExtractPlugin(), emptyCatalogues, inlineScripts],
    resolve,
    ...server,
    test: {
      name: 'node',
      environment: 'node',
      // the server's modules are loaded once in each worker, not once for each file
      isolate: false,
      include: [
        'packages/{admission,api-client,codemods,create-mall,input-rules,mails,mall-data,settings,telemetry}/src/**/*.test.ts',
        'apps/{mall-api,demo-mall}/src/**/*.test.ts',
        'apps/{storefront,back-office}/{src,server}/**/*.test.ts',
        '{scripts,tools}/**/*.test.ts',
      ],
      // the first that renders a page waits until all of the storefront is transformed
      testTimeout: 120_000,
      hookTimeout: 120_000,
      server: inline,
    },
  },
];

/**
 * For the addon of the Storybook, which looks for `storybookTest` in this file, its project is the only one: it gives
 * up when Vitest takes more than 30 seconds to start.
 */
const storybook = process.env.VITEST_STORYBOOK
  ? [await import('./.storybook/vitest-project').then((it) => it.storybookProject())]
  : undefined;

export default defineConfig({
  test: {
    // by default a processor is left idle, which on a small machine is half of them
    maxWorkers: '100%',
    projects: storybook ?? projects,
  },
});

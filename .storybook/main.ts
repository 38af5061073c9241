import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { snippetsPlugin } from '../scripts/lib/snippets/plugin.mjs';
import { docgen } from './docgen';
import { whereUsedPlugin } from './where-used';

const conditions = ['vermilion-source', 'module', 'browser', 'development|production'];
/** vanilla-extract evaluates style files in a server environment, which also needs the source condition. */
const onServer = {
  resolve: { conditions: ['vermilion-source', 'module', 'node', 'development|production'] },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/back-office/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgen },
  // opened alone, a page of stories has an icon too
  previewHead: (head = '') => `${head}<link rel="icon" href="./favicon.svg" />`,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), whereUsedPlugin(), snippetsPlugin()],
      resolve: { conditions },
      ssr: onServer,
      environments: { ssr: onServer },
    }),
};
export default config;

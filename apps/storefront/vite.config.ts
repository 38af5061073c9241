import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { splitCatalogues } from './build/split-catalogues.mjs';

const source = ['vermilion-source', 'module'];

/** Everything but what build.mjs adds: which modules and messages the home page loads at first. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // the catalogues carry every text, so a production build needs no default messages beside them
    formatjs({ removeDefaultMessage: command === 'build', ast: true }),
    splitCatalogues(),
  ],
  resolve: {
    conditions: [...source, 'browser', 'development|production'],
    // messages reach the browser as syntax trees: it needs no parser (6 KB)
    alias:
      isSsrBuild || command === 'serve'
        ? []
        : [
            {
              find: '@formatjs/icu-messageformat-parser',
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ],
  },
  ssr: {
    noExternal: [/^@vermilion\//],
    resolve: { conditions: [...source, 'node', 'development|production'] },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}));

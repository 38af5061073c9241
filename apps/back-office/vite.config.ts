import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = ['vermilion-source', 'module'];

export default defineConfig(({ command }) => ({
  base: '/back-office/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // the catalogues carry every text, so a production build needs no default messages beside them
    formatjs({ removeDefaultMessage: command === 'build', ast: true }),
  ],
  resolve: {
    conditions: [...source, 'browser', 'development|production'],
    // all messages are compiled, so the browser needs no parser
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  // vanilla-extract runs style files as a server would, and knows it by the environment's name only
  environments: { ssr: { resolve: { conditions: [...source, 'node', 'development|production'] } } },
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    // the policy allows no inline script and no data: URL of a script
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}));

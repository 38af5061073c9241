import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './build/inline-scripts.mjs';
import { splitCatalogues } from './build/split-catalogues.mjs';

const source = ['vermilion-source', 'module'];
/** vanilla-extract runs style files as a server would, and knows it by the environment's name only. */
const onServer = { resolve: { conditions: [...source, 'node', 'development|production'] } };

/**
 * Tells Chromium to compile all functions of the entry chunk on a background thread while it arrives. Most are called
 * during hydration, and compiling each on the main thread then took a third of it.
 */
const eagerCompilation: Plugin = {
  name: 'eager-compilation',
  generateBundle: {
    // Vite prepends a line of its own in this hook, and the hint must be the first line
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

/** The package's entry for messages that are compiled already. */
const withoutParser = '@formatjs/icu-messageformat-parser/no-parser.js';

/** One name in both builds: what the server renders leads to the files of the browser. */
const assetFileNames = 'assets/[hash:8][extname]';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // the catalogues carry every text, so a production build needs no default messages beside them
    formatjs({ removeDefaultMessage: command === 'build', ast: true }),
    splitCatalogues(),
    inlineScripts,
    command === 'build' && !isSsrBuild && eagerCompilation,
  ],
  resolve: {
    conditions: [...source, 'browser', 'development|production'],
    // all messages are compiled, so the browser needs no parser: https://formatjs.github.io/docs/guides/advanced-usage
    alias: { '@formatjs/icu-messageformat-parser': withoutParser },
  },
  ssr: { noExternal: [/^@vermilion\//], ...onServer },
  environments: { ssr: onServer },
  build: {
    target: 'baseline-widely-available',
    // a hundredth smaller than the built-in minifier leaves it
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    // public pages load few files, which the document lists
    modulePreload: false,
    manifest: !isSsrBuild,
    // all styles of the mall are hardly more than those of one page (26 KB to 23), and one file is one request
    cssCodeSplit: isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames, hashCharacters: 'hex' } }
      : {
          input: 'src/entry-client.tsx',
          // the first script lists all others, so their names are as short as they may be (1 KB)
          output: {
            // the first script lists all others: a hexadecimal name is four bytes when compressed
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:8].js',
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames,
          },
        },
  },
}));

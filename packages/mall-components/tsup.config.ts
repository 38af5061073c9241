import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
// The two packages are built alike; the steps work in the folder of the package that is built
import { writeDeclarations } from '../design-system/build/declarations';
import { identifiers } from '../design-system/build/identifiers';
import { keepUseClient } from '../design-system/build/keep-use-client';
import { removeEntryStyles, writeStylesheet } from '../design-system/build/stylesheet';
import { publicEntries } from './build/public-entries';

export default defineConfig({
  entry: publicEntries('src'),
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  // The router is the app's own
  external: ['next/link', 'react-router'],
  plugins: [keepUseClient],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  async onSuccess() {
    await writeStylesheet();
    await removeEntryStyles();
    await writeDeclarations();
  },
});

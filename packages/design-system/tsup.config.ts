import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeDeclarations } from './build/declarations';
import { entriesIn } from './build/entries';
import { identifiers } from './build/identifiers';
import { keepUseClient } from './build/keep-use-client';
import { removeEntryStyles, writeStylesheetParts } from './build/stylesheet';
import { writeTokenFiles } from './build/token-files';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...entriesIn('src'),
    // Not exported. In one chunk with it, the plain functions beside it could not be called by server components
    'client/pending-mark': 'src/button/pending-mark.tsx',
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  clean: true,
  plugins: [keepUseClient],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  async onSuccess() {
    await writeStylesheetParts();
    await removeEntryStyles();
    await writeTokenFiles();
    await writeDeclarations();
  },
});

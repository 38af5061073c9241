import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
// Built as the components are
import { writeDeclarations } from '../design-system/build/declarations';

const entries = readdirSync('src').filter((name) => name !== 'testing');

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  onSuccess: writeDeclarations,
});

import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = readdirSync('src').filter((name) => name !== 'testing');

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}/index.ts`])),
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // tsup passes TypeScript a baseUrl, which TypeScript 6 rejects by default.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

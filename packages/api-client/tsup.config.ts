import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/operator.ts'],
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // tsup passes TypeScript a baseUrl, which TypeScript 6 rejects by default.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});

import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
};

// tsup passes TypeScript a baseUrl, which TypeScript 6 rejects by default.
const dts = { compilerOptions: { ignoreDeprecations: '6.0' } };

export default defineConfig([
  {
    ...shared,
    entry: ['src/index.ts', 'src/operator.ts'],
    platform: 'neutral',
    clean: ['dist/index*', 'dist/operator*', 'dist/chunk-*', 'dist/client-*'],
    dts,
  },
  // Apart from the client, so that its chunks are not split for the mock
  { ...shared, entry: ['src/mock.ts'], platform: 'neutral', dts },
  { ...shared, entry: ['src/mall-mock.ts'], platform: 'node' },
]);

import { defineConfig } from 'tsup';

/** One file for Node: this app's code and the contract inside, packages from npm outside. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  noExternal: [/^@vermilion\//],
  esbuildOptions(options) {
    options.conditions = ['vermilion-source'];
  },
});

import { defineConfig } from 'tsup';

/** For Node: this app's code and the contract inside, packages from npm outside. */
export default defineConfig({
  // the second is started by the first, as a process of its own
  entry: { main: 'src/main.ts', 'image-worker': 'src/images/tasks.ts' },
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

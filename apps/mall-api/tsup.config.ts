import { defineConfig } from 'tsup';

/**
 * For Node: this app's code and the contract inside, its dependencies from npm outside. React and the renderer of mails are
 * among them, since they are CommonJS with `require`, which a bundle of modules does not have.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    index: 'src/index.ts',
    'mall-admin': 'src/mall-admin.ts',
    // the pools start these as processes
    'clean-worker': 'src/images/clean-worker.ts',
    'resize-worker': 'src/images/resize-worker.ts',
    'print-worker': 'src/pdf/print-worker.ts',
  },
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

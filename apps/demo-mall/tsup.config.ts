import { defineConfig } from 'tsup';

/** For Node. The server is not bundled: this program adds to the one that a real mall runs. */
export default defineConfig({
  // the pool starts the second as a process
  entry: { main: 'src/main.ts', 'draw-worker': 'src/images/draw-worker.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
});

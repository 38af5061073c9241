import { defineConfig } from 'tsup';

/** For Node. The server is not bundled: this program imports the build of the real server. */
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

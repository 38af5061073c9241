// `npm run dev`: the server restarts on changes, the storefront uses hot module replacement.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { compileCatalogues, owners } from './lib/catalogues.mjs';
import { main } from './lib/cleanup.mjs';
import { describe } from './lib/problem.mjs';
import { root } from './lib/root.mjs';
import { runMall } from './lib/run-mall.mjs';
import { mallSettings } from './lib/settings.mjs';

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** Compiles the catalogues when a message changes, debounced. */
function watchMessages() {
  let timer;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      compileCatalogues().catch((error) => console.error(describe(error)));
    }, 300);
  };
  const matters = /(messages\.ts|lang[\\/].+\.json)$/;
  for (const owner of owners) {
    watch(join(root, owner), { recursive: true }, (_, file) => {
      if (file && matters.test(file)) again();
    });
  }
}

await main(
  async () => {
    const settings = await mallSettings();
    await compileCatalogues();
    watchMessages();
    const command = [tsx, 'watch', '--conditions=vermilion-source', 'src/main.ts'];
    return runMall({
      ...settings,
      api: { command },
      storefront: { args: ['--dev'] },
    });
  },
  () => 0,
);

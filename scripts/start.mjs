// `npm start`: builds changes, starts server and storefront, and prints the URL.
import { build } from './build.mjs';
import { main } from './lib/cleanup.mjs';
import { runMall } from './lib/run-mall.mjs';
import { mallSettings } from './lib/settings.mjs';

await main(
  async () => {
    const settings = await mallSettings();
    await build([
      'storefront',
      'back-office',
      settings.mode === 'trial' ? 'demo-mall' : 'mall-api',
    ]);
    return runMall(settings);
  },
  () => 0, // a signal is the normal end
);

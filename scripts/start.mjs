// `npm start`: builds what changed, starts server and storefront, and says where to look.
import { build } from './build.mjs';
import { main } from './lib/cleanup.mjs';
import { runMall } from './lib/run-mall.mjs';
import { mallSettings } from './lib/settings.mjs';

await main(
  async () => {
    const settings = await mallSettings();
    await build(['storefront', settings.mode === 'trial' ? 'demo-mall' : 'mall-api']);
    return runMall(settings);
  },
  () => 0, // being told to stop is the normal end
);

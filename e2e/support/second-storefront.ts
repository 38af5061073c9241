import { startStorefront, trialEnv } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

/** Starts another storefront for the open mall, with the server at `apiUrl`. */
export async function startSecondStorefront(apiUrl: string) {
  const port = await freePort();
  return startStorefront({
    port,
    apiUrl,
    env: trialEnv({
      MALL_STOREFRONT_URL: `http://127.0.0.1:${port}`,
      MALL_CHANGES_KEY: process.env.E2E_CHANGES_KEY,
    }),
    stdio: 'ignore',
    detached: false,
  });
}

import { startStorefront, trialEnv } from '../../scripts/lib/mall.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

/**
 * Starts another storefront for the open mall, with the server at `apiUrl`. `publicUrl` is the address under
 * which browsers reach it, which its pages contain. Default: its own. `settings` are further ones.
 */
export async function startSecondStorefront(
  apiUrl: string,
  publicUrl?: string,
  settings: Record<string, string> = {},
) {
  const port = await freePort();
  return startStorefront({
    port,
    apiUrl,
    env: trialEnv({
      MALL_STOREFRONT_URL: publicUrl ?? `http://127.0.0.1:${port}`,
      MALL_CHANGES_KEY: process.env.E2E_CHANGES_KEY,
      ...settings,
    }),
    stdio: 'ignore',
    detached: false,
  });
}

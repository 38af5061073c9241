import { cleanUp } from '../../scripts/lib/cleanup.mjs';
import { startMall } from '../start-mall.mjs';

/** Opens one mall for all tests; MALL_URL and MALL_API_URL given from outside name one that is open already. */
export default async function openMall() {
  if (process.env.MALL_URL && process.env.MALL_API_URL) return undefined;
  // in this very process group: whoever ends the test runner ends the mall with it
  const mall = await startMall({
    databaseUrl: process.env.E2E_DATABASE_URL || undefined,
    detached: false,
  });
  process.env.MALL_URL = mall.url;
  process.env.MALL_API_URL = mall.apiUrl;
  return async () => {
    await mall.close();
    await cleanUp();
  };
}

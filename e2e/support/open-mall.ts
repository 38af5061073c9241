import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { cleanUp, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startMall } from '../start-mall.mjs';

/**
 * Opens one mall for all tests, with stand-ins for those who sign people in for the mall; E2E_URL and
 * E2E_API_URL given from outside name one that is open already, E2E_OPERATOR_KEY the key of its operator.
 */
export default async function openMall() {
  if (process.env.E2E_URL && process.env.E2E_API_URL) return undefined;
  const folder = tempFolder('e2e');
  process.env.E2E_LOG = join(folder, 'mall.log');
  process.env.E2E_SECRETS = join(folder, 'secrets.txt');
  writeFileSync(process.env.E2E_SECRETS, '');
  // in this very process group: whoever ends the test runner ends the mall with it
  const mall = await startMall({
    databaseUrl: process.env.E2E_DATABASE_URL || undefined,
    logFile: process.env.E2E_LOG,
    // only the walks on the embedded database ship
    withOperator: !process.env.E2E_DATABASE_URL,
    detached: false,
  });
  process.env.E2E_URL = mall.url;
  process.env.E2E_API_URL = mall.apiUrl;
  process.env.E2E_STRIPE_URL = mall.stripeUrl;
  process.env.E2E_OPERATOR_KEY = mall.operatorKey;
  process.env.E2E_CHANGES_KEY = mall.changesKey;
  return async () => {
    await mall.close();
    await cleanUp();
  };
}

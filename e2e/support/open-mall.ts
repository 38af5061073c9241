import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, tempFolder } from '../../scripts/lib/cleanup.mjs';
import { startMall } from '../start-mall.mjs';

/**
 * Starts one mall for all tests, with fakes of sign-in providers; E2E_URL and E2E_API_URL select a
 * running mall, E2E_OPERATOR_KEY its operator key.
 */
export default async function openMall() {
  if (process.env.E2E_URL && process.env.E2E_API_URL) return undefined;
  const folder = tempFolder('e2e');
  process.env.E2E_LOG = join(folder, 'mall.log');
  process.env.E2E_SECRETS = join(folder, 'secrets.txt');
  writeFileSync(process.env.E2E_SECRETS, '');
  // in this process group: a signal to the test runner stops the mall too
  const mall = await startMall({
    databaseUrl: process.env.E2E_DATABASE_URL || undefined,
    logFile: process.env.E2E_LOG,
    // only the tests on the embedded database ship
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

// `npm run licenses`: refuses a dependency of what is shipped whose licence is unknown, or does not allow it.
import { join } from 'node:path';
import { main } from './lib/cleanup.mjs';
import { isMain } from './lib/is-main.mjs';
import { refusedLicense, shippedManifests } from './lib/licenses.mjs';
import { workspaceFolders } from './lib/packages.mjs';
import { root } from './lib/root.mjs';

/** Whether everything that is shipped may be. Prints what may not. */
export function checkLicenses() {
  const manifests = shippedManifests(workspaceFolders().map((folder) => join(root, folder)));
  const refused = manifests.map(refusedLicense).filter(Boolean);
  refused.forEach((sentence) => console.error(`  ${sentence}`));
  if (refused.length === 0) console.log(`${manifests.length} packages have licences that fit.`);
  return refused.length === 0;
}

if (isMain(import.meta.url)) await main(async () => (checkLicenses() ? 0 : 1));

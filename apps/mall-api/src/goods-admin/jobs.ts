import type { Job } from '../jobs/job';
import type { Deps } from '../kernel/context';
import { clearPublicCaches } from '../operator/public-caches';
import { putOnSale } from './goods-write-store';

/** Puts scheduled goods on sale whose time has come; concurrent processes take different ones. */
export async function putScheduledOnSale(deps: Deps): Promise<void> {
  while ((await putOnSale(deps.db, deps.now())) > 0) clearPublicCaches(deps);
}

export const goodsAdminJobs: readonly Job[] = [
  { name: 'put goods on sale', everySeconds: 60, run: putScheduledOnSale },
];

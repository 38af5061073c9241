import type { Job } from '../jobs/job';
import { tell } from '../jobs/tell';
import { ledgerDifferences } from '../ledger/check';

/** The ledger is compared every day; the operator is told while it differs, once a day. */
export const checkLedgerDaily: Job = {
  name: 'compare the ledger',
  everySeconds: 86_400,
  async run({ db, now, log }) {
    const differences = await ledgerDifferences(db);
    if (differences.length === 0) return;
    log.error({ differences: differences.length }, 'the ledger differs');
    const day = now().toISOString().slice(0, 10);
    await tell(db, { event: 'ledgerDiffers', id: 0, once: `ledgerDiffers ${day}` });
  },
};

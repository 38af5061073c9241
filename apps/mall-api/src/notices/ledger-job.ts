import type { Job } from '../jobs/job';
import { tell } from '../jobs/tell';
import { checkAndKeep } from '../payout/check-store';

/** Money is checked every day; the operator is told while something differs, once a day. */
export const checkLedgerDaily: Job = {
  name: 'compare the ledger',
  everySeconds: 86_400,
  // Few are about
  hour: 4,
  async run(deps) {
    const { db, log } = deps;
    // Of a large mall it takes minutes
    const { report, startedAt } = await db.withoutLimits((own) =>
      checkAndKeep({ ...deps, db: own }),
    );
    if (report.agrees) return;
    log.error({ differences: report.found }, 'the ledger differs');
    const day = startedAt.toISOString().slice(0, 10);
    await tell(db, { event: 'ledgerDiffers', id: 0, once: `ledgerDiffers ${day}` });
  },
};

import type { LedgerReport } from '@vermilion/api-client/operator';
import type { WithDb } from '../kernel/context';
import { ledgerDifferences } from '../ledger/check';
import { toCredit } from './wire';

/** The comparison of the ledger with everything else, for a call or a command. */
export async function checkLedger(needs: WithDb<'policy'>): Promise<LedgerReport> {
  const differences = await ledgerDifferences(needs.db);
  return {
    agrees: differences.length === 0,
    differences: differences.map(({ expectedMinor, postedMinor, currency, ...one }) => ({
      ...one,
      expected: toCredit(needs, expectedMinor, currency),
      posted: toCredit(needs, postedMinor, currency),
    })),
  };
}

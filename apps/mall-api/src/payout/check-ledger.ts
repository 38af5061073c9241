import type { LedgerReport } from '@vermilion/api-client/operator';
import type { WithDb } from '../kernel/context';
import { toWire } from '../money/wire';
import { paragraphOf } from '../money-check/names';
import {
  type Checked,
  type CheckOptions,
  type Finding,
  runChecks,
} from '../money-check/run-checks';
import { currencyOf } from './wire';

/** The check of everything that money depends on, for a call or a command. */
export const checkLedger = async (
  needs: WithDb<'policy'>,
  options?: CheckOptions,
): Promise<LedgerReport> => toReport(needs, await runChecks(needs.db, options));

const toReport = (needs: WithDb<'policy'>, { findings, found }: Checked): LedgerReport => ({
  agrees: found === 0,
  found,
  differences: findings.map(({ currency, expected, found: is, ...one }: Finding) => {
    const shown = (value: string) =>
      currency !== null && /^-?\d+$/.test(value)
        ? toWire(currencyOf(needs, currency), Number(value))
        : value;
    return {
      ...one,
      expected: shown(expected),
      found: shown(is),
      currency,
      handbook: paragraphOf(one.check),
    };
  }),
});

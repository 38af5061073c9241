import type { Command } from 'commander';
import { sparseProgress } from '../kernel/sparse-progress';
import type { Reconciliation } from '../reconciliation/reconcile';
import type { Terminal } from '../terminal/terminal';
import { time } from './arguments';
import { orCouldNot } from './or-could-not';
import { type GlobalOptions, showRows, UsageError } from './session';
import { toTable } from './table';

/** Compares the providers of the server's settings with its database. */
export type LocalReconcile = (
  period: { from: Date; until: Date },
  options: { adopt: boolean; refund: boolean; onProgress(compared: number): void },
) => Promise<Reconciliation>;

interface Given {
  from: Date;
  to?: Date;
  adopt?: boolean;
  refund?: boolean;
  dryRun?: boolean;
}

const PROBLEM_FIELDS = [
  'problem',
  'outcome',
  'provider',
  'reference',
  'orderNo',
  'amount',
  'currency',
];

/** Adds `ledger reconcile`. */
export function addReconcileCommand(
  ledger: Command,
  program: Command,
  { terminal, reconcile }: { terminal: Terminal; reconcile: LocalReconcile },
): void {
  const command = ledger
    .command('reconcile')
    .description(
      'compares the payments of the providers with the database of the server settings; exit code 1: something is left to do, 2: could not compare',
    )
    .requiredOption('--from <time>', 'ISO 8601, such as 2026-04-02 or 2026-04-02T09:00:00Z', time)
    .option('--to <time>', 'default: now', time)
    .option('--adopt', 'orders take the payments that wait for them, and refunds are recorded')
    .option('--refund', 'gives payments back that no order can take')
    .option('--dry-run', 'only says what differs, as without --adopt and --refund')
    .action(({ from, to = new Date(), adopt = false, refund = false, dryRun }: Given) =>
      orCouldNot(async () => {
        const found = await reconcile(
          { from, until: to },
          {
            adopt: adopt && !dryRun,
            refund: refund && !dryRun,
            onProgress: sparseProgress((done) => terminal.note(`compared: ${done}`)),
          },
        );
        tell(found);
      }),
    );

  function tell(found: Reconciliation): void {
    const options = program.opts<GlobalOptions>();
    const { rows, sums, compared, notListed, isSettled } = found;
    if (!isSettled) command.setOptionValue('hasProblems', true);
    if (rows.length > 0 || options.json)
      showRows(terminal, options, found, { rows, fields: PROBLEM_FIELDS });
    if (!options.json) {
      if (sums.length > 0)
        terminal.out(`\n${toTable(sums, ['problem', 'outcome', 'count', 'amount', 'currency'])}`);
      terminal.out(`Payments compared: ${compared}. Differences: ${rows.length}.`);
    }
    if (notListed.length > 0)
      throw new UsageError(
        `${notListed.join(', ')} cannot list payments: compare its statement by hand.`,
      );
  }
}

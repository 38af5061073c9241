import type { LedgerReport } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { sparseProgress } from '../kernel/sparse-progress';
import type { Terminal } from '../terminal/terminal';
import { orCouldNot } from './or-could-not';
import { addReconcileCommand, type LocalReconcile } from './reconcile-command';
import { type GlobalOptions, showRows } from './session';
import type { WithClient } from './with-client';

/** Checks the database of the server's settings. Calls back with each check and the rows that it has seen. */
export type LocalCheck = (
  onProgress?: (check: string, done: number) => void,
) => Promise<LedgerReport>;

interface LocalParts {
  terminal: Terminal;
  checkLedger: LocalCheck;
  reconcile: LocalReconcile;
}

export function addLedgerCommands(
  program: Command,
  withClient: WithClient,
  { terminal, checkLedger, reconcile }: LocalParts,
): void {
  const ledger = program.command('ledger').description('the ledger of the mall');
  const check = ledger
    .command('check')
    .description(
      'checks orders, payments, refunds, points, coupons, stock, ledger and payouts; exit code 1: something differs, 2: could not check',
    )
    .option('--local', 'reads the database of the server settings, for as long as it takes')
    .action(({ local }: { local?: boolean }) =>
      orCouldNot(async () => {
        if (local) tell(await checkLedger(progress()));
        else await withClient(async ({ client }) => tell(await client.checkLedger()))();
      }),
    );
  addReconcileCommand(ledger, program, { terminal, reconcile });

  function progress() {
    const say = sparseProgress(() => terminal.note(latest));
    let latest = '';
    return (name: string, done: number) => {
      latest = `${name}: ${done}`;
      say(done);
    };
  }

  function tell(report: LedgerReport): void {
    const fields = ['check', 'subject', 'fact', 'expected', 'found', 'currency', 'handbook'];
    const options = program.opts<GlobalOptions>();
    if (!report.agrees) check.setOptionValue('hasProblems', true);
    if (report.agrees && !options.json) return terminal.out('Everything agrees.');
    showRows(terminal, options, report, { rows: report.differences, fields });
    const more = report.found - report.differences.length;
    if (more > 0) terminal.note(`${more} more are not shown.`);
  }
}

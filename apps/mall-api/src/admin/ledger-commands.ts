import type { LedgerReport } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal';
import { type GlobalOptions, showRows } from './session';
import type { WithClient } from './with-client';

/** Compares the ledger in the database of the server's settings. */
export type LocalCheck = () => Promise<LedgerReport>;

interface LocalParts {
  terminal: Terminal;
  checkLedger: LocalCheck;
}

export function addLedgerCommands(
  program: Command,
  withClient: WithClient,
  { terminal, checkLedger }: LocalParts,
): void {
  const ledger = program.command('ledger').description('the ledger of the mall');
  const check = ledger
    .command('check')
    .description('compares the ledger with all orders, refunds, payments and payouts')
    .option('--local', 'reads the database of the server settings')
    .action(async ({ local }: { local?: boolean }) => {
      if (local) tell(await checkLedger());
      else await withClient(async ({ client }) => tell(await client.checkLedger()))();
    });

  function tell(report: LedgerReport): void {
    const fields = ['check', 'subject', 'account', 'expected', 'posted'];
    const options = program.opts<GlobalOptions>();
    if (!report.agrees) check.setOptionValue('hasProblems', true);
    if (report.agrees && !options.json) return terminal.out('The ledger agrees.');
    showRows(terminal, options, report, { rows: report.differences, fields });
  }
}

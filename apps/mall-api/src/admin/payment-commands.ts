import type { OperatorArgs } from '@vermilion/api-client/operator';
import { type Command, Option } from 'commander';
import { whole } from './arguments';
import { showPage } from './session';
import type { WithClient } from './with-client';

const KINDS = [
  'processing',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeWon',
  'disputeLost',
] as const;

export function addPaymentCommands(program: Command, withClient: WithClient): void {
  const payment = program.command('payment').description('payments at their providers');
  payment
    .command('notes')
    .description('refunds made at providers, disputes, and payments that settle late')
    .addOption(new Option('--kind <kind>', 'of one kind').choices(KINDS))
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async (
          { client, terminal, options },
          filter: Partial<OperatorArgs['operatorPaymentNotes']>,
        ) => {
          const page = await client.operatorPaymentNotes(filter);
          const fields = ['time', 'orderNo', 'provider', 'kind', 'amount', 'currency', 'reason'];
          showPage(terminal, options, page, fields);
        },
      ),
    );
}

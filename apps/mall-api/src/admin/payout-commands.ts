import { randomUUID } from 'node:crypto';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import { type Command, Option } from 'commander';
import { whole } from './arguments';
import { writeCsv } from './csv-file';
import { showDone, showRows } from './session';
import type { WithClient } from './with-client';

const STATUSES = ['recorded', 'sent', 'paid', 'failed', 'returned'] as const;
const fields = [
  'id',
  'payoutNo',
  'shopId',
  'shopName',
  'amount',
  'status',
  'batchNo',
  'createTime',
];

const keyed = (request: string) => ({ headers: { 'Idempotency-Key': request } });

const REQUEST = 'number of the request; with the same one nothing is done again';

export function addPayoutCommands(program: Command, withClient: WithClient): void {
  const payout = program.command('payout').description('payouts to shops');
  payout
    .command('list')
    .option('--shop-id <id>', 'of one shop', whole)
    .addOption(new Option('--status <status>', 'of one status').choices(STATUSES))
    .option('--before <id>', 'of a batch that was printed before', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['payouts']>) => {
          const batch = await client.payouts(filter);
          showRows(terminal, options, batch, { rows: batch.payouts, fields });
          if (batch.next !== null) terminal.note(`More with --before ${batch.next}.`);
        },
      ),
    );
  payout
    .command('create')
    .description('records payouts of everything that is available')
    .option('--shop-id <id>', 'of one shop; default: all with a bank account', whole)
    .option('--request <number>', REQUEST)
    .action(
      withClient(
        async (
          { client, terminal, options },
          { shopId, request = randomUUID() }: { shopId?: number; request?: string },
        ) => {
          const rows = await client.createPayouts({ shopId }, keyed(request));
          showRows(terminal, options, rows, { rows, fields });
        },
      ),
    );
  payout
    .command('file')
    .description('takes the recorded payouts into a file for the bank')
    .argument('<file>', 'is created; an existing file is not overwritten')
    .option('--request <number>', REQUEST)
    .action(
      withClient(
        async (
          { client, terminal, options },
          file: string,
          { request = randomUUID() }: { request?: string },
        ) => {
          const { batchNo, transfers } = await client.sendPayouts({}, keyed(request));
          if (batchNo === null) return showDone(terminal, options, 'No payout is recorded.');
          // If it cannot be written, the same request makes it again
          terminal.note(`Request ${request}`);
          await writeCsv(
            file,
            columns,
            transfers.map((one) => ({
              reference: one.payoutNo,
              holder: one.holder,
              account_number: one.accountNumber,
              bank_code: one.bankCode,
              amount: one.amount,
              currency: one.currency,
            })),
          );
          showDone(terminal, options, `${transfers.length} payouts of ${batchNo} are in ${file}.`);
        },
      ),
    );
  payout
    .command('paid')
    .description('confirms that a payout has arrived')
    .argument('<id>', 'of the payout', whole)
    .action(
      withClient(async ({ client, terminal, options }, id: number) => {
        await client.confirmPayout({ id });
        showDone(terminal, options, `Payout ${id} is paid.`);
      }),
    );
  payout
    .command('failed')
    .description('the bank has not carried it out: its money is available again')
    .argument('<id>', 'of the payout', whole)
    .argument('<reason>', 'of the bank')
    .action(
      withClient(async ({ client, terminal, options }, id: number, reason: string) => {
        await client.failPayout({ id, reason });
        showDone(terminal, options, `Payout ${id} has failed.`);
      }),
    );
  payout
    .command('returned')
    .description('the bank has sent a paid one back: its money is available again')
    .argument('<id>', 'of the payout', whole)
    .argument('<reason>', 'of the bank')
    .action(
      withClient(async ({ client, terminal, options }, id: number, reason: string) => {
        await client.returnPayout({ id, reason });
        showDone(terminal, options, `Payout ${id} was returned.`);
      }),
    );
}

const columns = ['reference', 'holder', 'account_number', 'bank_code', 'amount', 'currency'];

import type { LedgerEntry, OperatorArgs, OperatorCalls } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { writeCsv } from './csv-file';
import { show, showDone, showRows } from './session';
import { toTable } from './table';
import type { WithClient } from './with-client';

interface OfShop {
  shopId?: number;
  month?: string;
}

export function addMoneyCommands(program: Command, withClient: WithClient): void {
  const money = program.command('money').description('what the mall owes its shops');
  money
    .command('balance')
    .option('--shop-id <id>', 'of the shop; not needed with its key', whole)
    .action(
      withClient(async ({ client, terminal, options }, filter: OfShop) =>
        show(terminal, options, await client.shopBalance(filter)),
      ),
    );
  money
    .command('entries')
    .description('entries of the ledger, newest first')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--month <month>', 'yyyy-MM')
    .option('--before <id>', 'of a batch that was printed before', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['ledgerEntries']>) => {
          const batch = await client.ledgerEntries(filter);
          const fields = ['id', 'time', 'account', 'shopId', 'item', 'amount', 'kind', 'orderNo'];
          showRows(terminal, options, batch, { rows: batch.entries, fields });
          if (batch.next !== null) terminal.note(`More with --before ${batch.next}.`);
        },
      ),
    );
  money
    .command('statement')
    .description('what a shop sold, paid and was paid in a month')
    .option('--shop-id <id>', 'of the shop; not needed with its key', whole)
    .option('--month <month>', 'yyyy-MM; default: the current one')
    .option('--csv <file>', 'writes its entries; an existing file is not overwritten')
    .action(
      withClient(
        async ({ client, terminal, options }, { csv, ...filter }: OfShop & { csv?: string }) => {
          const { items, ...facts } = await client.shopStatement(filter);
          if (csv !== undefined) {
            const { shopId, month } = facts;
            const entries = await allEntries(client, { shopId, month });
            await writeCsv(csv, columns, entries.map(toRecord));
            return showDone(terminal, options, `${entries.length} entries are in ${csv}.`);
          }
          show(terminal, options, options.json ? { ...facts, items } : facts);
          if (!options.json) terminal.out(toTable(items, ['item', 'count', 'amount']));
        },
      ),
    );
  addSettings(money, withClient);
}

function addSettings(money: Command, withClient: WithClient): void {
  money
    .command('commission')
    .description('sets the commission on new orders of a shop')
    .argument('<shopId>', 'of the shop', whole)
    .argument('<percent>', '0 to 100', whole)
    .action(
      withClient(async ({ client, terminal, options }, id: number, percent: number) => {
        await client.setCommission({ id, percent });
        showDone(terminal, options, `The commission of shop ${id} is ${percent} %.`);
      }),
    );
  money
    .command('account')
    .description('sets the bank account of a shop')
    .argument('<shopId>', 'of the shop', whole)
    .argument('<holder>', 'name of the account holder')
    .argument('<accountNumber>', 'IBAN, or the number in the country of the bank')
    .option('--bank-code <code>', 'BIC or national code')
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          holder: string,
          accountNumber: string,
          { bankCode }: { bankCode?: string },
        ) => {
          await client.setPayoutAccount({ id, holder, accountNumber, bankCode });
          showDone(terminal, options, `Shop ${id} is paid out to ${holder}.`);
        },
      ),
    );
}

/** Debits and credits have columns of their own, since a cell that begins with a minus is a formula. */
const columns = ['id', 'time', 'item', 'order_no', 'debit', 'credit', 'currency'];

const toRecord = ({ id, time, item, orderNo, amount, currency }: LedgerEntry) => ({
  id: String(id),
  time,
  item,
  order_no: orderNo ?? '',
  debit: amount.startsWith('-') ? amount.slice(1) : '',
  credit: amount.startsWith('-') ? '' : amount,
  currency,
});

/** All entries of a shop in a month, oldest first. */
async function allEntries(
  client: Pick<OperatorCalls, 'ledgerEntries'>,
  filter: Required<OfShop>,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let before: number | undefined;
  for (;;) {
    const batch = await client.ledgerEntries({ ...filter, limit: 500, before });
    entries.push(...batch.entries);
    if (batch.next === null) return entries.toReversed();
    before = batch.next;
  }
}

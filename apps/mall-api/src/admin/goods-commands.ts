import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { jsonForTerminal } from '../terminal/for-terminal';
import { whole } from './arguments';
import type { GoodsFormat } from './goods-file';
import { show, showDone, showPage, UsageError } from './session';
import { toTable } from './table';
import { exportTo, importFrom, linesOf } from './transfer';
import type { WithClient } from './with-client';

export function addGoodsCommands(program: Command, withClient: WithClient): void {
  const goods = program.command('goods').description('goods, and their import and export as CSV');
  goods
    .command('list')
    .option('--on-sale', 'on sale')
    .option('--no-on-sale', 'off sale')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['operatorGoods']>) => {
          const page = await client.operatorGoods(filter);
          const fields = ['id', 'name', 'onSale', 'price', 'skuId', 'sku', 'skuPrice', 'stock'];
          const list = page.list.flatMap(({ skus, ...one }) =>
            skus.map(({ id, price, ...sku }) => ({ ...sku, ...one, skuId: id, skuPrice: price })),
          );
          showPage(terminal, options, options.json ? page : { ...page, list }, fields);
        },
      ),
    );
  goods
    .command('search')
    .description('search results as shoppers see them, with their scores')
    .argument('<words>', 'as a shopper types them')
    .option('--language <tag>', 'of the shopper, such as es')
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async (
          { client, terminal, options },
          keyword: string,
          rest: Partial<OperatorArgs['explainSearch']>,
        ) => {
          const { hits, ...found } = await client.explainSearch({ ...rest, keyword });
          if (options.json) return show(terminal, options, { ...found, hits });
          show(terminal, options, found);
          if (hits.length === 0) return;
          const rows = hits.map(({ points, ...hit }) => ({
            ...hit,
            points: points.map((one) => `${one.for} ${one.points}`).join(', '),
          }));
          terminal.out(toTable(rows, ['score', 'id', 'name', 'points']));
        },
      ),
    );
  for (const [name, onSale] of [
    ['on-sale', true],
    ['off-sale', false],
  ] as const) {
    goods
      .command(name)
      .argument('<id>', 'of the goods', whole)
      .action(
        withClient(async ({ client, terminal, options }, id: number) => {
          await client.setGoodsOnSale({ id, onSale });
          showDone(terminal, options, `Goods ${id} are ${onSale ? 'on sale' : 'off sale'}.`);
        }),
      );
  }
  for (const [name, virtual] of [
    ['virtual', true],
    ['shipped', false],
  ] as const) {
    goods
      .command(name)
      .description(virtual ? 'delivered by a text, such as a code' : 'delivered in a parcel')
      .argument('<id>', 'of the goods', whole)
      .action(
        withClient(async ({ client, terminal, options }, id: number) => {
          await client.setGoodsVirtual({ id, virtual });
          showDone(terminal, options, `Goods ${id} are ${virtual ? 'not shipped' : 'shipped'}.`);
        }),
      );
  }
  addTransferCommands(goods, withClient);
  addSkuCommands(program, withClient);
}

function addTransferCommands(goods: Command, withClient: WithClient): void {
  goods
    .command('export')
    .argument('<file>', 'is created; an existing file is not overwritten')
    .option('--shop-id <id>', 'of one shop', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, file: string, { shopId }: { shopId?: number }) => {
          const target = createWriteStream(file, { flags: 'wx' });
          const ended = finished(target).catch((error: Error) => {
            throw new UsageError(`${file} cannot be written: ${error.message}`);
          });
          const work = exportTo(client, target, { shopId, progress: terminal.note });
          const rows = await Promise.race([work, ended.then(() => work)]);
          target.end();
          await ended;
          showDone(terminal, options, `${rows} skus are in ${file}.`);
        },
      ),
    );
  goods
    .command('import')
    .description('applies the changes of a file; importing it again changes nothing')
    .argument('<file>')
    .option('--dry-run', 'checks everything, changes nothing', false)
    .option('--delimiter <character>', 'separator of cells', ',')
    .option('--encoding <name>', 'of a file that is not UTF-8, such as windows-1252 or gbk')
    .option('--decimal-comma', 'prices are written as 12,50', false)
    .action(
      withClient(
        async (
          { client, terminal, options },
          file: string,
          format: GoodsFormat & { dryRun: boolean },
          command: Command,
        ) => {
          await access(file).catch(() => {
            throw new UsageError(`${file} cannot be read.`);
          });
          const progress = terminal.note;
          const source = createReadStream(file);
          const done = await importFrom(client, source, { ...format, progress });
          command.setOptionValue('hasProblems', done.problems.length > 0);
          if (options.json) return terminal.out(jsonForTerminal(done));
          if (done.problems.length > 0) {
            terminal.out(toTable(done.problems, ['line', 'column', 'problem']));
          }
          const would = format.dryRun ? 'would change' : 'changed';
          terminal.out(
            `${done.changed} skus ${would}, ${done.unchanged} as they were, ${linesOf(done.problems)} lines refused.`,
          );
        },
      ),
    );
}

function addSkuCommands(program: Command, withClient: WithClient): void {
  const sku = program.command('sku').description('stock and prices');
  sku
    .command('set-stock')
    .argument('<id>', 'of the sku', whole)
    .argument('<stock>', 'units', whole)
    .requiredOption('--was <units>', 'the current value; refused when it is another one', whole)
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          stock: number,
          { was }: { was: number },
        ) => show(terminal, options, await client.setStock({ id, stock, expected: was })),
      ),
    );
  sku
    .command('add-stock')
    .description('adds units; a negative number (after --) removes some')
    .argument('<id>', 'of the sku', whole)
    .argument('<units>', 'how many', whole)
    .option('--note <number>', 'for example of the delivery: the same number is added only once')
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          by: number,
          { note }: { note?: string },
        ) => {
          const headers = { 'idempotency-key': note ?? randomUUID() };
          show(terminal, options, await client.changeStock({ id, by }, { headers }));
        },
      ),
    );
  sku
    .command('set-price')
    .argument('<id>', 'of the sku', whole)
    .argument('<price>', 'such as 12.50')
    .requiredOption('--was <price>', 'the current value; refused when it is another one')
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          price: string,
          { was }: { was: string },
        ) => show(terminal, options, await client.setPrice({ id, price, expected: was })),
      ),
    );
  sku
    .command('end-quotes')
    .description('whoever is ordering it at a former price is asked again, at the current one')
    .argument('<id>', 'of the sku', whole)
    .action(
      withClient(async ({ client, terminal, options }, id: number) =>
        show(terminal, options, await client.endQuotes({ id })),
      ),
    );
}

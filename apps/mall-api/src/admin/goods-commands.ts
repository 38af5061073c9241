import { randomUUID } from 'node:crypto';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { addGoodsFileCommands } from './goods-file-commands';
import { show, showDone, showPage } from './session';
import { toTable } from './table';
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
  addGoodsFileCommands(goods, withClient);
  addSkuCommands(program, withClient);
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

import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole, words } from './arguments';
import { showDone, showPage } from './session';
import type { WithClient } from './with-client';

type Delivery = Pick<OperatorArgs['setShopDelivery'], 'methods' | 'shopCourierFreight'>;

export function addShopCommands(program: Command, withClient: WithClient): void {
  const shop = program.command('shop').description('shops');
  shop
    .command('list')
    .option('--page <number>', 'page', whole)
    .action(
      withClient(async ({ client, terminal, options }, { page }: { page?: number }) => {
        const fields = ['id', 'name', 'open', 'goods'];
        showPage(terminal, options, await client.operatorShops({ page }), fields);
      }),
    );
  for (const [name, open] of [
    ['open', true],
    ['close', false],
  ] as const) {
    shop
      .command(name)
      .argument('<id>', 'of the shop', whole)
      .action(
        withClient(async ({ client, terminal, options }, id: number) => {
          await client.setShopOpen({ id, open });
          showDone(terminal, options, `Shop ${id} is ${open ? 'open' : 'closed'}.`);
        }),
      );
  }
  shop
    .command('delivery')
    .description('sets its delivery methods; the first is the default')
    .argument('<id>', 'of the shop', whole)
    .requiredOption('--methods <methods>', 'courier, shopCourier or both', words)
    .option(
      '--shop-courier-freight <amount>',
      'freight of delivery by its own courier, such as 2.00',
    )
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          { methods, shopCourierFreight }: Delivery,
        ) => {
          await client.setShopDelivery({ id, methods, shopCourierFreight });
          showDone(terminal, options, `Shop ${id} delivers by ${methods.join(' or ')}.`);
        },
      ),
    );
}

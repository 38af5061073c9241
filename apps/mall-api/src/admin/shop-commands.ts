import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole, words } from './arguments';
import { showDone, showPage } from './session';
import type { WithClient } from './with-client';

type Delivery = Pick<OperatorArgs['setShopDelivery'], 'methods' | 'shopCourierFreight'> & {
  cutOff?: string;
  handlingDays?: number;
};

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
    .option('--cut-off <time>', 'orders before it begin on the same day, such as 14:00')
    .option('--handling-days <number>', 'working days until an order is shipped', whole)
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          { methods, shopCourierFreight, cutOff, handlingDays }: Delivery,
        ) => {
          const isHandled = cutOff !== undefined || handlingDays !== undefined;
          const handling = { cutOff: cutOff ?? null, days: handlingDays ?? null };
          await client.setShopDelivery({
            id,
            methods,
            shopCourierFreight,
            ...(isHandled && { handling }),
          });
          showDone(terminal, options, `Shop ${id} delivers by ${methods.join(' or ')}.`);
        },
      ),
    );
}

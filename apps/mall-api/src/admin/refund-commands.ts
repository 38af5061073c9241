import type { OperatorArgs, OperatorRefund } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { showDone, showPage } from './session';
import type { WithClient } from './with-client';

const goodsOf = ({ lines }: OperatorRefund) =>
  lines
    .map(({ quantity, goodsName, sku }) => `${quantity} × ${goodsName}${sku && ` (${sku})`}`)
    .join(', ');

export function addRefundCommands(program: Command, withClient: WithClient): void {
  const refund = program.command('refund').description('refunds to decide');
  refund
    .command('list')
    .option('--status <number>', '0 waiting, 1 refused, 2 refunding, 3 refunded', whole)
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['operatorRefunds']>) => {
          const fields = ['refundNo', 'orderNo', 'status', 'amount', 'goods', 'reason'];
          const page = await client.operatorRefunds(filter);
          const list = options.json
            ? page.list
            : page.list.map((row) => ({ ...row, goods: goodsOf(row) }));
          showPage(terminal, options, { ...page, list }, [...fields, 'explanation']);
        },
      ),
    );
  refund
    .command('accept')
    .description('refunds what was not received at once; received goods must be returned first')
    .argument('<refundNo>')
    .action(
      withClient(async ({ client, terminal, options }, refundNo: string) => {
        await client.acceptRefund({ refundNo });
        showDone(terminal, options, `Refund ${refundNo} is accepted.`);
      }),
    );
  refund
    .command('arrived')
    .description('the goods of an accepted refund have been returned: pays it out')
    .argument('<refundNo>')
    .action(
      withClient(async ({ client, terminal, options }, refundNo: string) => {
        await client.confirmReturn({ refundNo });
        showDone(terminal, options, `The money of refund ${refundNo} is on its way.`);
      }),
    );
  refund
    .command('paid')
    .description('the shop has refunded cash that its courier had collected')
    .argument('<refundNo>')
    .action(
      withClient(async ({ client, terminal, options }, refundNo: string) => {
        await client.confirmPaidBack({ refundNo });
        showDone(terminal, options, `Refund ${refundNo} is paid back.`);
      }),
    );
  refund
    .command('refuse')
    .argument('<refundNo>')
    .argument('<reason>', 'which the shopper reads')
    .action(
      withClient(async ({ client, terminal, options }, refundNo: string, reason: string) => {
        await client.refuseRefund({ refundNo, reason });
        showDone(terminal, options, `Refund ${refundNo} is refused.`);
      }),
    );
}

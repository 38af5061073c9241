import type { Command } from 'commander';
import type { OperatorArgs, OperatorOrder } from '@vermilion/api-client/operator';
import { whole } from './arguments';
import type { Act } from './act';
import { show, showDone, showPage } from './session';
import { toTable } from './table';

type Listed<Id extends 'operatorOrders' | 'operatorRefunds' | 'operatorReviews'> = Partial<
  OperatorArgs[Id]
>;
interface Parcel {
  company?: string;
  code?: string;
  waybill?: string;
  courier?: string;
  phone?: string;
}

export function addOrderCommands(program: Command, act: Act): void {
  const order = program.command('order').description('orders and their way');
  order
    .command('list')
    .option('--state <state>', 'toShip, toReceive, toReview or completed')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      act(async ({ client, terminal, options }, filter: Listed<'operatorOrders'>) => {
        const fields = ['orderNo', 'state', 'payTime', 'payPrice', 'refundStatus', 'shopName'];
        showPage(terminal, options, await client.operatorOrders(filter), fields);
      }),
    );
  order
    .command('show')
    .argument('<orderNo>')
    .action(
      act(async ({ client, terminal, options }, orderNo: string) => {
        const found: OperatorOrder = await client.operatorOrder({ orderNo });
        show(terminal, options, found);
        if (!options.json)
          terminal.out(toTable(found.lines, ['goodsName', 'sku', 'quantity', 'price']));
      }),
    );
  order
    .command('ship')
    .description('with --company and --waybill, or with --courier and --phone')
    .argument('<orderNo>')
    .option('--company <name>', 'the courier company')
    .option('--code <code>', 'its short code')
    .option('--waybill <number>', 'the number of the waybill')
    .option('--courier <name>', 'who of the shop brings it')
    .option('--phone <number>', 'where the courier can be called')
    .action(
      act(async ({ client, terminal, options }, orderNo: string, parcel: Parcel) => {
        await client.shipOrder({
          ...{ orderNo, company: parcel.company, companyCode: parcel.code },
          ...{ waybillNo: parcel.waybill, courier: parcel.courier, courierPhone: parcel.phone },
        });
        showDone(terminal, options, `Order ${orderNo} is shipped.`);
      }),
    );
  order
    .command('trace')
    .description('reports where an order is')
    .argument('<orderNo>')
    .argument('<time>', '"yyyy-MM-dd HH:mm:ss" in the zone of the mall')
    .argument('<text>')
    .action(
      act(async ({ client, terminal, options }, orderNo: string, time: string, text: string) => {
        await client.addTrace({ orderNo, time, text });
        showDone(terminal, options, 'The shopper sees it.');
      }),
    );
  addRefundCommands(program, act);
  addReviewCommands(program, act);
}

function addRefundCommands(program: Command, act: Act): void {
  const refund = program.command('refund').description('refunds that wait for the shop');
  refund
    .command('list')
    .option('--status <number>', '0 waiting, 1 refused, 2 refunding, 3 refunded', whole)
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      act(async ({ client, terminal, options }, filter: Listed<'operatorRefunds'>) => {
        const fields = ['refundNo', 'orderNo', 'status', 'amount', 'quantity', 'reason'];
        showPage(terminal, options, await client.operatorRefunds(filter), fields);
      }),
    );
  refund
    .command('accept')
    .description('money of what was not received goes back at once; received goods come back first')
    .argument('<refundNo>')
    .action(
      act(async ({ client, terminal, options }, refundNo: string) => {
        await client.acceptRefund({ refundNo });
        showDone(terminal, options, `Refund ${refundNo} is accepted.`);
      }),
    );
  refund
    .command('arrived')
    .description('the goods of an accepted refund are back; their money goes back')
    .argument('<refundNo>')
    .action(
      act(async ({ client, terminal, options }, refundNo: string) => {
        await client.confirmReturn({ refundNo });
        showDone(terminal, options, `The money of refund ${refundNo} is on its way.`);
      }),
    );
  refund
    .command('refuse')
    .argument('<refundNo>')
    .argument('<reason>', 'which the shopper reads')
    .action(
      act(async ({ client, terminal, options }, refundNo: string, reason: string) => {
        await client.refuseRefund({ refundNo, reason });
        showDone(terminal, options, `Refund ${refundNo} is refused.`);
      }),
    );
}

function addReviewCommands(program: Command, act: Act): void {
  const review = program.command('review').description('reviews of goods');
  review
    .command('list')
    .option('--replied', 'with a reply')
    .option('--no-replied', 'without a reply')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      act(async ({ client, terminal, options }, filter: Listed<'operatorReviews'>) => {
        const fields = ['id', 'star', 'goodsName', 'comment', 'reply'];
        showPage(terminal, options, await client.operatorReviews(filter), fields);
      }),
    );
  review
    .command('reply')
    .argument('<id>', 'of the review', whole)
    .argument('<text>', 'which everybody reads')
    .action(
      act(async ({ client, terminal, options }, id: number, text: string) => {
        await client.replyToReview({ id, text });
        showDone(terminal, options, 'The reply is shown.');
      }),
    );
}

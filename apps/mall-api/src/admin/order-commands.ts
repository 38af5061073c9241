import type { OperatorArgs, OperatorOrder } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { show, showDone, showPage } from './session';
import { toTable } from './table';
import type { WithClient } from './with-client';

interface Parcel {
  company?: string;
  code?: string;
  waybill?: string;
  courier?: string;
  phone?: string;
  text?: string;
}

export function addOrderCommands(program: Command, withClient: WithClient): void {
  const order = program.command('order').description('orders and their shipping');
  order
    .command('list')
    .option('--state <state>', 'toShip, toReceive, toReview or completed')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['operatorOrders']>) => {
          const fields = ['orderNo', 'state', 'payTime', 'payPrice', 'refundStatus', 'shopName'];
          showPage(terminal, options, await client.operatorOrders(filter), fields);
        },
      ),
    );
  order
    .command('show')
    .argument('<orderNo>')
    .action(
      withClient(async ({ client, terminal, options }, orderNo: string) => {
        const found: OperatorOrder = await client.operatorOrder({ orderNo });
        show(terminal, options, found);
        if (!options.json)
          terminal.out(
            toTable(found.lines, ['goodsName', 'sku', 'quantity', 'refundedQuantity', 'price']),
          );
      }),
    );
  order
    .command('begin')
    .description('the shop begins to pack it: the shopper can no longer cancel it')
    .argument('<orderNo>')
    .action(
      withClient(async ({ client, terminal, options }, orderNo: string) => {
        await client.beginOrder({ orderNo });
        showDone(terminal, options, `Order ${orderNo} is begun.`);
      }),
    );
  order
    .command('ship')
    .description('with --company and --waybill, with --courier and --phone, or with --text')
    .argument('<orderNo>')
    .option('--company <name>', 'the courier company')
    .option('--code <code>', 'its short code')
    .option('--waybill <number>', 'the number of the waybill')
    .option('--courier <name>', 'the name of the shop’s own courier')
    .option('--phone <number>', 'the phone number of the courier')
    .option(
      '--text <text>',
      'for goods that are not shipped: what the shopper receives, such as a code',
    )
    .action(
      withClient(async ({ client, terminal, options }, orderNo: string, parcel: Parcel) => {
        await client.shipOrder({
          orderNo,
          company: parcel.company,
          companyCode: parcel.code,
          waybillNo: parcel.waybill,
          courier: parcel.courier,
          courierPhone: parcel.phone,
          text: parcel.text,
        });
        showDone(terminal, options, `Order ${orderNo} is shipped.`);
      }),
    );
  order
    .command('trace')
    .description('adds a tracking event')
    .argument('<orderNo>')
    .argument('<time>', '"yyyy-MM-dd HH:mm:ss" in the time zone of the mall')
    .argument('<text>')
    .action(
      withClient(
        async ({ client, terminal, options }, orderNo: string, time: string, text: string) => {
          await client.addTrace({ orderNo, time, text });
          showDone(terminal, options, 'The event was added.');
        },
      ),
    );
  order
    .command('delivered')
    .description('cash on delivery: it was handed over, and the courier has collected the money')
    .argument('<orderNo>')
    .action(
      withClient(async ({ client, terminal, options }, orderNo: string) => {
        await client.deliverOrder({ orderNo });
        showDone(terminal, options, `Order ${orderNo} is paid and received.`);
      }),
    );
  order
    .command('cancel')
    .description('cash on delivery: the shop cannot deliver it, or the courier returns it')
    .argument('<orderNo>')
    .action(
      withClient(async ({ client, terminal, options }, orderNo: string) => {
        await client.callOffOrder({ orderNo });
        showDone(terminal, options, `Order ${orderNo} is cancelled.`);
      }),
    );
}

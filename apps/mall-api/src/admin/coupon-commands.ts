import type { Command } from 'commander';
import { whole } from './arguments';
import { show, showPage } from './session';
import type { WithClient } from './with-client';

export function addCouponCommands(program: Command, withClient: WithClient): void {
  const coupon = program.command('coupon').description('coupons');
  coupon
    .command('list')
    .option('--page <number>', 'page', whole)
    .action(
      withClient(async ({ client, terminal, options }, { page }: { page?: number }) => {
        const fields = ['id', 'shopId', 'name', 'amount', 'minAmount', 'open', 'left'];
        showPage(terminal, options, await client.operatorCoupons({ page }), fields);
      }),
    );
  coupon
    .command('grant')
    .argument('<id>', 'of the coupon', whole)
    .option('--email <address>', 'of the account')
    .option('--account <id>', 'id of the account', whole)
    .action(
      withClient(
        async (
          { client, terminal, options },
          id: number,
          { email, account }: { email?: string; account?: number },
        ) => show(terminal, options, await client.grantCoupon({ id, email, accountId: account })),
      ),
    );
}

import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { showDone, showPage } from './session';
import type { WithClient } from './with-client';

type Filter = Partial<OperatorArgs['operatorApplications']>;

export function addApplicationCommands(program: Command, withClient: WithClient): void {
  const application = program.command('application').description('merchant applications');
  application
    .command('list')
    .option('--status <number>', '1 awaiting review, 2 approved, 3 refused or withdrawn', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(async ({ client, terminal, options }, filter: Filter) => {
        const fields = ['id', 'status', 'name', 'realName', 'email', 'sentTime', 'shopId'];
        showPage(terminal, options, await client.operatorApplications(filter), fields);
      }),
    );
  application
    .command('approve')
    .description('opens the shop; the applicant gets its key on the page of the application')
    .argument('<id>', 'of the application', whole)
    .action(
      withClient(async ({ client, terminal, options }, id: number) => {
        const { shopId } = await client.approveApplication({ id });
        showDone(terminal, options, `Application ${id} is approved: shop ${shopId} is open.`);
      }),
    );
  application
    .command('refuse')
    .argument('<id>', 'of the application', whole)
    .argument('<reason>', 'which the applicant reads')
    .action(
      withClient(async ({ client, terminal, options }, id: number, reason: string) => {
        await client.refuseApplication({ id, reason });
        showDone(terminal, options, `Application ${id} is refused.`);
      }),
    );
}

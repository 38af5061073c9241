import type { OperatorArgs } from '@vermilion/api-client/operator';
import type { Command } from 'commander';
import { whole } from './arguments';
import { showDone, showPage } from './session';
import type { WithClient } from './with-client';

export function addReviewCommands(program: Command, withClient: WithClient): void {
  const review = program.command('review').description('reviews of goods');
  review
    .command('list')
    .option('--replied', 'with a reply')
    .option('--no-replied', 'without a reply')
    .option('--shop-id <id>', 'of one shop', whole)
    .option('--page <number>', 'page', whole)
    .action(
      withClient(
        async ({ client, terminal, options }, filter: Partial<OperatorArgs['operatorReviews']>) => {
          const fields = ['id', 'star', 'goodsName', 'comment', 'reply'];
          showPage(terminal, options, await client.operatorReviews(filter), fields);
        },
      ),
    );
  review
    .command('reply')
    .argument('<id>', 'of the review', whole)
    .argument('<text>', 'which everybody reads')
    .action(
      withClient(async ({ client, terminal, options }, id: number, text: string) => {
        await client.replyToReview({ id, text });
        showDone(terminal, options, 'The reply is shown.');
      }),
    );
}

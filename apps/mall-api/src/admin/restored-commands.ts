import { type Command, Option } from 'commander';
import type { Waiting } from '../restored/release';
import { jsonForTerminal } from '../terminal/for-terminal';
import type { Terminal } from '../terminal/terminal';
import type { GlobalOptions } from './session';
import { toTable } from './table';

/** What is done with a restored copy in the database of the server's settings. */
export interface LocalRestored {
  show(): Promise<Waiting>;
  release(mails: 'drop' | 'send'): Promise<Waiting>;
}

/** Adds `restored show` and `restored release`. */
export function addRestoredCommands(
  program: Command,
  { terminal, restored }: { terminal: Terminal; restored: LocalRestored },
): void {
  const command = program
    .command('restored')
    .description('a restored copy, which sends nothing until it is released');
  command
    .command('show')
    .description('what waits in its queue')
    .action(async () => tell(await restored.show()));
  command
    .command('release')
    .description('makes the copy the mall; stop its servers first')
    .addOption(
      new Option(
        '--mails <what>',
        'what happens to mails from before it was restored, which the mall has probably sent since',
      )
        .choices(['drop', 'send'])
        .makeOptionMandatory(),
    )
    .action(async ({ mails }: { mails: 'drop' | 'send' }) => {
      tell(await restored.release(mails));
      const what = mails === 'drop' ? 'dropped' : 'kept';
      terminal.note(
        `The copy is the mall now. Older mails are ${what}. Start it without MALL_RESTORED.`,
      );
    });

  function tell(waiting: Waiting): void {
    const { restoredAt, olderMails, newerMails, others } = waiting;
    if (program.opts<GlobalOptions>().json) return terminal.out(jsonForTerminal(waiting));
    const rows = [
      { waiting: `mails from before ${restoredAt.toISOString()}`, count: olderMails },
      { waiting: 'later mails', count: newerMails },
      ...others.map(({ name, count }) => ({ waiting: name, count })),
    ];
    terminal.out(toTable(rows, ['waiting', 'count']));
  }
}

import type { Command } from 'commander';
import { Option } from 'commander';
import type { Moved } from '../media/move';
import type { MoveTarget } from '../media/move-between';
import type { Terminal } from '../terminal/terminal';

/** Moves pictures between the database and the bucket of the server's settings. */
export type LocalMove = (
  to: MoveTarget,
  deletesSource: boolean,
  say: (text: string) => void,
) => Promise<Moved>;

interface Parts {
  terminal: Terminal;
  moveMedia: LocalMove;
}

export function addMediaCommands(program: Command, { terminal, moveMedia }: Parts): void {
  const media = program.command('media').description('files of pictures');
  media
    .command('move')
    .description(
      'copies all pictures into another store; repeat it after servers were switched, and when it was broken off',
    )
    .addOption(
      new Option('--to <store>', 'where to').choices(['s3', 'database']).makeOptionMandatory(),
    )
    .option('--delete-source', 'deletes each file here once it is there')
    .action(async ({ to, deleteSource = false }: { to: MoveTarget; deleteSource?: boolean }) => {
      const moved = await moveMedia(to, deleteSource, terminal.note);
      const { copied, present, deleted } = moved;
      terminal.out(`copied: ${copied}, there already: ${present}, deleted here: ${deleted}`);
    });
}

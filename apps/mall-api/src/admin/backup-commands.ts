import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal';
import { type GlobalOptions, showDone } from './session';

/** Copies of the embedded database of the server's settings. */
export interface LocalBackup {
  /** Writes a copy, also while the server runs; an existing file is not overwritten. */
  write(file: string): Promise<void>;
  /** Fills an empty data folder from a copy, which is a restored one from then on. */
  restore(file: string): Promise<void>;
}

/** Adds `backup` and `restore`. */
export function addBackupCommands(
  program: Command,
  { terminal, backup }: { terminal: Terminal; backup: LocalBackup },
): void {
  const options = () => program.opts<GlobalOptions>();
  program
    .command('backup')
    .description('copies the embedded database into a file, also while the server runs')
    .argument('<file>', 'such as mall.tar.gz; an existing one is not overwritten')
    .action(async (file: string) => {
      await backup.write(file);
      showDone(terminal, options(), `The database is in ${file}.`);
    });
  program
    .command('restore')
    .description('fills an empty data folder from such a file')
    .argument('<file>')
    .action(async (file: string) => {
      await backup.restore(file);
      showDone(terminal, options(), 'The copy is restored. Start it with MALL_RESTORED=on.');
    });
}

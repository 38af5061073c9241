import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal';
import { type GlobalOptions, showDone } from './session';

/** Removes the second factor of an account in the database of the server's settings. */
export type ForgetFactors = (email: string) => Promise<void>;

interface Parts {
  terminal: Terminal;
  forgetFactors: ForgetFactors;
}

/** Adds `forget-second-factor`. */
export function addFactorCommand(program: Command, { terminal, forgetFactors }: Parts): void {
  program
    .command('forget-second-factor')
    .description(
      'for somebody who has lost phone, passkeys and recovery codes; after you know that it is them',
    )
    .argument('<email>', 'the address of the account')
    .action(async (email: string) => {
      await forgetFactors(email);
      showDone(terminal, program.opts<GlobalOptions>(), 'They set a new one up when they sign in.');
    });
}

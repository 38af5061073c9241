import type { Command } from 'commander';
import { questions } from '../init/questions';
import type { Terminal } from '../terminal/terminal';
import type { GlobalOptions } from './session';

/** Makes the database of the server's settings a mall; resolves to the link of its first operator. */
export type RunInit = (args: readonly string[], say: (text: string) => void) => Promise<string>;

interface Parts {
  terminal: Terminal;
  init: RunInit;
}

/** Adds `init`, which asks on the terminal what no option answers. */
export function addInitCommand(program: Command, { terminal, init }: Parts): void {
  const command = program
    .command('init')
    .description(
      'makes the empty database of the server settings a mall: policy, categories, drafts',
    );
  for (const { flag, text } of questions) command.option(`--${flag} <answer>`, text);
  command.action(async (answers: Record<string, string>) => {
    const args = Object.entries(answers).map(([flag, answer]) => `--${flag}=${answer}`);
    const isJson = program.opts<GlobalOptions>().json === true;
    const link = await init(args, isJson ? terminal.note : terminal.out);
    if (isJson) terminal.out(JSON.stringify({ link }));
  });
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from './config/startup-error';

/** Name of the command that seeds an empty demo mall. */
export const SEED_COMMAND = 'seed';

/** A child process failed and has logged why. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
}

/**
 * Seeds the demo mall in a child process: the rows of a whole mall leave a heap behind that this process would keep
 * for good. It logs for itself.
 */
export async function seedInChildProcess(): Promise<void> {
  const [, program = ''] = process.argv;
  const child = fork(program, [SEED_COMMAND], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal) throw new StartupError(`The process that seeds the demo mall was ended (${signal}).`);
  if (code !== 0) throw new ChildFailed(`exit code ${code}`);
}

/** In the child: nobody waits for it when its parent has ended. Does not keep the process alive. */
export function exitWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

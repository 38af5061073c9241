import { fork } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from './config/startup-error';

/** The command that fills an empty demo mall. */
export const FILL = 'fill';

/** A child process failed and has logged why. */
export class ChildFailed extends Error {
  override readonly name = 'ChildFailed';
}

/**
 * Fills the demo mall in a child process: the rows of a whole mall leave a heap behind that this process would keep
 * for good. It logs for itself.
 */
export async function fillInChild(): Promise<void> {
  const [, program = ''] = process.argv;
  const child = fork(program, [FILL], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal) throw new StartupError(`The process that fills the demo mall was ended (${signal}).`);
  if (code !== 0) throw new ChildFailed(`exit code ${code}`);
}

/** In the child: nobody waits for it when its parent has ended. Does not keep the process alive. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

import type { Settings } from './config/settings';
import { initCommand, terminalAsk } from './init/command';
import { migrateTables, openDatabaseFor } from './open-mall';

/**
 * Makes the empty database of the settings a mall, as `init` does; asks what `args` do not answer. Resolves to the link of
 * the first operator.
 */
export async function initMall(
  settings: Settings,
  args: readonly string[],
  say: (text: string) => void,
): Promise<string> {
  const { ask, close } = terminalAsk();
  const database = await openDatabaseFor(settings);
  try {
    await migrateTables(database, say);
    return await initCommand(database, { settings, args, ask, say });
  } finally {
    close();
    await database.close();
  }
}

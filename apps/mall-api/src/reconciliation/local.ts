import type { Settings } from '../config/settings';
import { StartupError } from '../config/startup-error';
import type { OpenedDatabase } from '../db/opened-database';
import { readPolicy } from '../policy/read-policy';
import { heldSince } from '../restored/hold';
import type { Terminal } from '../terminal/terminal';
import type { Period } from './find-mismatches';
import type { Wanted } from './put-right';
import { reconcile } from './reconcile';

interface Options extends Wanted {
  period: Period;
  onProgress?: (compared: number) => void;
}

/** Reconciles in the database of the server's settings, as a command does. */
export async function reconcileInDatabase(
  { db, now }: Pick<OpenedDatabase, 'db' | 'now'>,
  settings: Settings,
  terminal: Pick<Terminal, 'note'>,
  { period, ...options }: Options,
) {
  // The mall that it is a copy of may have orders for the money that would be given back
  if ((options.adopt || options.refund) && (await heldSince(db)))
    throw new StartupError(
      'This database is a restored copy. Release it first: "mall-admin restored release".',
    );
  const note = (_details: unknown, message?: string) => terminal.note(String(message));
  const log = { info: () => {}, warn: note, error: note };
  const policy = readPolicy(settings.policyFile);
  return reconcile({ db, now, settings, policy, log }, period, options);
}

import { StartupError } from '../config/startup-error';
import type { Check, Setup, SetupWithDatabase } from './check';
import { databaseChecks } from './database-checks';
import { settingsChecks } from './settings-checks';
import { worldChecks } from './world-checks';

/** Something that was found. */
export interface Finding {
  check: string;
  level: 'fatal' | 'warning';
  text: string;
}

async function run<Known extends Setup>(
  checks: readonly Check<Known>[],
  known: Known,
): Promise<Finding[]> {
  const found = checks.map(async ({ name, isFatal, find }) => {
    const texts = await find(known);
    return texts.map((text) => ({
      check: name,
      level: isFatal ? ('fatal' as const) : ('warning' as const),
      text,
    }));
  });
  return (await Promise.all(found)).flat();
}

async function refuse<Known extends Setup>(checks: readonly Check<Known>[], known: Known) {
  const found = await run(
    checks.filter(({ isFatal }) => isFatal),
    known,
  );
  if (found.length > 0) throw new StartupError(found.map(({ text }) => text).join('\n'));
}

/** Throws a StartupError when the settings alone would hurt. */
export const requireSoundSettings = (setup: Setup) => refuse(settingsChecks, setup);

/** Throws a StartupError when the database would be hurt, or hurt people. */
export const requireSoundDatabase = (setup: SetupWithDatabase) => refuse(databaseChecks, setup);

/** Everything that is found; `open` gives the database, or rejects with a StartupError. */
export async function examine(
  setup: Setup,
  withDatabase: (work: (known: SetupWithDatabase) => Promise<Finding[]>) => Promise<Finding[]>,
): Promise<Finding[]> {
  const ofDatabase = withDatabase((known) => run(databaseChecks, known)).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    return [{ check: 'database', level: 'fatal' as const, text: error.message }];
  });
  const all = [run(settingsChecks, setup), ofDatabase, run(worldChecks, setup)];
  return (await Promise.all(all)).flat();
}

import { misspelt, SettingsError } from '@vermilion/settings';
import { notices } from './config/notices';
import { readSettings, type Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import type { OpenedDatabase } from './db/opened-database';
import { exitCodeOf, tellFindings } from './doctor/tell-findings';
import { examineMall } from './examine-mall';
import type { MallExtension } from './extension';
import { helpLines } from './init/questions';
import { initMall } from './init-mall';
import { jobsCommand } from './jobs/command';
import { sparseProgress } from './kernel/sparse-progress';
import { migrateTables, openDatabaseFor, requireUpToDate, seedMall } from './open-mall';
import { readPolicy } from './policy/read-policy';
import { searchCommand } from './search/command';
import { createSearch } from './search/create-search';
import { indexChanges } from './search/indexer';
import { ChildFailed, exitWithParent, SEED_COMMAND, seedInChildProcess } from './seed-in-child';
import { type Running, startMall, startWorker } from './start';
import { lineForTerminal } from './terminal/for-terminal';
import { openTerminal } from './terminal/terminal';
import { translationsCommand } from './translation/command';

const terminal = openTerminal(console);
const say = (text: string) => terminal.out(`mall-api: ${lineForTerminal(text)}`);

interface Invocation {
  settings: Settings;
  extension: MallExtension | undefined;
  /** The arguments after the command name. */
  args: string[];
}

/** Milliseconds for closing the database and the workers, after the last request. */
const CLOSING_MS = 5000;

/** By the program's first argument; the default is `serve`. */
const commands: Record<string, (invocation: Invocation) => Promise<void>> = {
  async serve({ settings, extension }) {
    notices(settings).forEach(say);
    const mall = await startMall(settings, say, { extension, seed: seedInChildProcess });
    say(`listening on ${mall.address}`);
    stopOnSignal(mall, settings.stopDelay + settings.stopTimeout + CLOSING_MS);
  },
  async worker({ settings, extension }) {
    notices(settings).forEach(say);
    const worker = await startWorker(settings, say, { extension, seed: seedInChildProcess });
    say('carrying out jobs');
    stopOnSignal(worker, settings.stopTimeout);
  },
  async [SEED_COMMAND]({ settings, extension }) {
    exitWithParent();
    await seedMall(settings, say, extension);
  },
  async migrate({ settings }) {
    const database = await openDatabaseFor(settings);
    try {
      await migrateTables(database, say);
      const progress = sparseProgress((done) => say(`indexed for search: ${done}`));
      await database.withoutLimits((db) => indexChanges(db, { progress }));
    } finally {
      await database.close();
    }
    say('the tables are up to date');
  },
  async doctor({ settings, extension, args }) {
    const policy = readPolicy(settings.policyFile, extension?.policy);
    const findings = await examineMall({ settings, policy });
    tellFindings(findings, { isJson: args.includes('--json'), out: terminal.out });
    process.exitCode = exitCodeOf(findings);
  },
  async jobs({ settings, args }) {
    await onDatabase(settings, (database) => jobsCommand(database, args, say));
  },
  async init({ settings, args }) {
    if (args.includes('--help')) return helpLines().forEach(say);
    await initMall(settings, args, say);
  },
  async translations({ settings, extension, args }) {
    const { mall } = readPolicy(settings.policyFile, extension?.policy);
    await onDatabase(settings, ({ withoutLimits }) =>
      withoutLimits((db) => translationsCommand({ db, own: mall.language }, args, say)),
    );
  },
  async search({ settings, args }) {
    await onDatabase(settings, ({ withoutLimits }) =>
      withoutLimits((db) => {
        const engine = createSearch(db, settings, { warn: say });
        return searchCommand(db, engine, args, say);
      }),
    );
  },
};

async function onDatabase(settings: Settings, work: (database: OpenedDatabase) => Promise<void>) {
  const database = await openDatabaseFor(settings);
  try {
    await requireUpToDate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Runs the server as a program, with the environment and its arguments. The exit code is 1, with a message,
 * when a command fails, and 0 after SIGTERM or SIGINT.
 */
export async function runServer(
  [name = 'serve', ...args]: string[],
  extension?: MallExtension,
): Promise<void> {
  try {
    const command = commands[name];
    if (!command)
      throw new StartupError(`"${name}" is none of ${Object.keys(commands).join(', ')}.`);
    const settings = readSettings();
    // The doctor may be asked for JSON
    if (name !== 'doctor') misspelt(process.env).forEach(say);
    await command({ settings, extension, args });
  } catch (error) {
    const hasMessage = error instanceof StartupError || error instanceof SettingsError;
    if (!hasMessage && !(error instanceof ChildFailed)) throw error;
    if (hasMessage) terminal.note(error.message.replace(/^/gm, 'mall-api: '));
    process.exitCode = 1;
  }
}

function stopOnSignal(running: Running, timeout: number): void {
  let isStopping = false;
  const stop = async () => {
    const stopped = running.stop();
    if (isStopping) return;
    isStopping = true;
    // A hanging request must not keep the process alive
    setTimeout(() => process.exit(1), timeout).unref();
    await stopped;
    say('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

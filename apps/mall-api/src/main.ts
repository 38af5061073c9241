import { misspelt, SettingsError } from '@vermilion/settings';
import { readSettings, type Settings } from './config/settings';
import { StartupError } from './config/startup-error';
import { jobsCommand } from './jobs/command';
import { notices } from './config/notices';
import { openFor, requireUpToDate } from './open-mall';
import { startMall, startWorker, type Running } from './start';

const say = (text: string) => console.log(`mall-api: ${text}`);

/** What the first word after the program asks for; nothing asks for the server. */
const commands: Record<string, (settings: Settings, words: string[]) => Promise<void>> = {
  async serve(settings) {
    notices(settings).forEach(say);
    const mall = await startMall(settings, say);
    say(`listening on ${mall.address}`);
    stopOnSignal(mall, settings.stopTimeout);
  },
  async worker(settings) {
    notices(settings).forEach(say);
    const worker = await startWorker(settings, say);
    say('carrying out jobs');
    stopOnSignal(worker, settings.stopTimeout);
  },
  async migrate(settings) {
    const database = await openFor(settings);
    await database.migrate().finally(() => database.close());
    say('the tables are up to date');
  },
  async jobs(settings, words) {
    const database = await openFor(settings);
    try {
      await requireUpToDate(database);
      await jobsCommand({ db: database.db, now: () => new Date() }, words, say);
    } finally {
      await database.close();
    }
  },
};

/** Ends with 1 and a sentence when it cannot be done; what runs ends with 0 after SIGTERM or SIGINT. */
async function main([name = 'serve', ...words]: string[]): Promise<void> {
  try {
    const command = commands[name];
    if (!command)
      throw new StartupError(`"${name}" is none of ${Object.keys(commands).join(', ')}.`);
    const settings = readSettings();
    misspelt(process.env).forEach(say);
    await command(settings, words);
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof SettingsError)) throw error;
    console.error(error.message.replace(/^/gm, 'mall-api: '));
    process.exitCode = 1;
  }
}

function stopOnSignal(running: Running, timeout: number): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A request that never ends must not keep the process.
    setTimeout(() => process.exit(1), timeout).unref();
    await running.stop();
    say('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main(process.argv.slice(2));

import { misspelt, SettingsError } from '@vermilion/settings';
import { readSettings } from './config';
import { StartupError } from './errors';
import { notices } from './notices';
import { startMall, type RunningMall } from './start';

const say = (text: string) => console.log(`mall-api: ${text}`);

/** Ends with 1 and a sentence when the mall cannot start; with 0 after SIGTERM or SIGINT. */
async function main(): Promise<void> {
  try {
    const settings = readSettings();
    [...misspelt(process.env), ...notices(settings)].forEach(say);
    const mall = await startMall(settings, say);
    say(`listening on ${mall.address}`);
    stopOnSignal(mall, settings.stopTimeout);
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof SettingsError)) throw error;
    console.error(error.message.replace(/^/gm, 'mall-api: '));
    process.exitCode = 1;
  }
}

function stopOnSignal(mall: RunningMall, timeout: number): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A request that never ends must not keep the process.
    setTimeout(() => process.exit(1), timeout).unref();
    await mall.stop();
    say('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main();

import { cleanUp, isEnding } from './cleanup.mjs';
import { Ended, startApi, startStorefront } from './mall.mjs';

/** What a person needs to know once the mall is up. */
function welcome(url, outbox) {
  return [
    '',
    `  Vermilion is open:   ${url}`,
    `  Mails and codes:     ${outbox}`,
    '  Demo shoppers:       ming@vermilion.example and sofia@vermilion.example',
    '                       (password of both: Vermilion-2026)',
    '  Ctrl+C closes it.',
    '',
  ].join('\n');
}

/**
 * Runs server and storefront until one of them ends or we are told to stop.
 * Resolves to the exit code; when one ends by itself the other is stopped and a sentence says so.
 */
export async function runMall({ port, apiPort, dataDir, api = {}, storefront = {} }) {
  const env = {
    MALL_STOREFRONT_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    ...process.env,
    MALL_DATA_DIR: dataDir,
    ...api.env,
  };
  try {
    const server = await startApi({ ...api, port: apiPort, env });
    const shop = await startStorefront({ port, apiUrl: server.url, ...storefront });
    console.log(welcome(`http://localhost:${port}`, `http://localhost:${apiPort}/outbox`));
    const which = (name) => (result) => ({ name, ...result });
    const first = await Promise.race([
      server.ended.then(which('mall-api')),
      shop.ended.then(which('The storefront')),
    ]);
    if (isEnding()) return 0;
    console.error(
      `${first.name} ended unexpectedly (${first.signal ?? `exit code ${first.code}`}); the mall was closed.`,
    );
    await cleanUp();
    return first.code || 1;
  } catch (error) {
    // mall-api says itself, in one sentence, why it cannot start: nothing to add
    if (error instanceof Ended && error.who === 'mall-api' && error.code === 1) return 1;
    throw error;
  }
}

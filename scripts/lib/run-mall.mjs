import { randomUUID } from 'node:crypto';
import { cleanUp, isEnding } from './cleanup.mjs';
import { Ended, startApi, startStorefront } from './mall.mjs';

/** Printed when the mall is ready. */
function welcome({ port, apiPort, mode }) {
  const demo = [
    '  Demo shoppers:       ming@vermilion.example and sofia@vermilion.example',
    '  Demo staff:          ada@vermilion.example (a shop), mira@vermilion.example (the mall)',
    '                       (password of all: Vermilion-2026)',
  ];
  const trial = [
    `  Mails and codes:     http://localhost:${apiPort}/outbox`,
    ...(process.env.MALL_SEED?.trim() === 'none' ? [] : demo),
    '  It is there to be tried out: nothing is sold, and only this computer is let in.',
  ];
  return [
    '',
    `  Vermilion is open:   http://localhost:${port}`,
    `  Its back office:     http://localhost:${port}/back-office`,
    ...(mode === 'trial' ? trial : []),
    '  Ctrl+C closes it.',
    '',
  ].join('\n');
}

/** Each process serves its metrics on a port of its own. */
const nextMetricsPort = ({ METRICS_PORT: port }) =>
  Number(port) > 0 ? { METRICS_PORT: String(Number(port) + 1) } : {};

/**
 * Runs server and storefront until one exits or a signal arrives. Resolves to the exit code; if one
 * exits, the other is stopped, with a message.
 */
export async function runMall({
  port,
  apiPort,
  dataDir,
  mode,
  brand,
  paths = {},
  api = {},
  storefront = {},
}) {
  const env = {
    MALL_STOREFRONT_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    MALL_STOP_DELAY: '0', // nothing in front that has to notice
    MALL_TRUST_PROXY: 'loopback', // both are started here
    MALL_CHANGES_KEY: randomUUID(),
    ...process.env,
    ...paths,
    MALL_MODE: mode,
    MALL_DATA_DIR: dataDir,
    MALL_BRAND: brand,
  };
  try {
    const server = await startApi({ ...api, port: apiPort, env });
    const shop = await startStorefront({
      ...storefront,
      port,
      apiUrl: server.url,
      env: { ...env, ...nextMetricsPort(env) },
    });
    console.log(welcome({ port, apiPort, mode }));
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
    // mall-api has already printed why it cannot start
    if (error instanceof Ended && error.who === 'mall-api' && error.code === 1) return 1;
    throw error;
  }
}

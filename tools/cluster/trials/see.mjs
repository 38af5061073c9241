import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../../../scripts/lib/cleanup.mjs';
import { startPostgres, startReplica } from '../database.mjs';
import { migrate, scratch, startApi, startMall, startStorefront } from '../engines.mjs';
import { causes } from '../lib/causes.mjs';
import { searchInBrowser } from '../lib/click.mjs';
import { smallDisk } from '../lib/small-disk.mjs';
import { startReceiver } from '../otlp.mjs';
import { firing, secondsUntil, startPrometheus } from '../prometheus.mjs';
import { addressOf, HERE, openNetwork } from '../topology.mjs';
import { judge } from '../verdict.mjs';

const PORT = '9464';
const at = (machine) => `${addressOf(machine)}:${PORT}`;

/** Follows a press in a browser to the statements of the database; then causes each failure, whose alert must fire. */
export async function see() {
  openNetwork();
  await startPostgres();
  await migrate();
  const replica = await startReplica();
  const receiver = await startReceiver(HERE);
  atEnd(receiver.close);
  const disk = smallDisk(20);
  const policy = join(scratch(), 'policy.json');
  writeFileSync(policy, JSON.stringify({ load: { perCallerMinute: 600 } }));
  const envOf = (machine) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    METRICS_PORT: PORT,
    METRICS_HOST: addressOf(machine),
    ...(machine.startsWith('api') && { MALL_JOBS: 'off', MALL_POLICY: policy }),
    ...(machine === 'api1' && { MALL_DATA_DIR: disk.folder }),
  });
  const parts = await startMall({ envOf });
  const restart = async (machine, { env, before }) => {
    await parts[machine].kill();
    const start = machine.startsWith('api') ? startApi : startStorefront;
    parts[machine] = await start(machine, { env: { ...envOf(machine), ...env }, before });
  };
  await followPress(parts.proxy.url, receiver.spans);
  const prometheus = await startPrometheus({
    'mall-api': [at('api1'), at('api2')],
    storefront: [at('storefront1'), at('storefront2')],
  });
  await pause(20_000);
  const before = await firing();
  const chosen = process.env.CLUSTER_ALERTS?.split(',') ?? prometheus.names;
  const seen = [];
  for (const name of chosen) {
    const undo = await causes[name]({ parts, disk, replica, restart });
    const seconds = await secondsUntil(name);
    seen.push({ name, seconds });
    console.log(
      `       ${name}: ${seconds === undefined ? 'NOT' : `after ${seconds.toFixed(0)} s`}`,
    );
    await undo?.();
  }
  const silent = seen.filter(({ seconds }) => seconds === undefined).map(({ name }) => name);
  judge(
    'see, alerts',
    `${seen.length - silent.length} of ${seen.length} fire after what they are for${silent.length ? `, not ${silent.join(', ')}` : ''}; without it ${[...before].join(', ') || 'none'}`,
    silent.length === 0 && before.size === 0,
    'each failure fires its alert, and nothing else does',
  );
  await Promise.all([...Object.values(parts), prometheus].map((part) => part.kill()));
}

/** One trace, from the browser over both servers to the statements. */
async function followPress(url, spans) {
  const [, trace, press] = (await searchInBrowser(url)).split('-');
  const deadline = Date.now() + 20_000;
  const of = (service) => spans.filter((span) => span.trace === trace && span.service === service);
  const hasStatement = () => of('mall-api').some(({ name }) => name === 'SELECT');
  const isOfPress = () => of('storefront').some(({ parent }) => parent === press);
  while (!(hasStatement() && isOfPress()) && Date.now() < deadline) await pause(200);
  const known = new Set(spans.filter((span) => span.trace === trace).map(({ id }) => id));
  const inner = of('mall-api').every(({ parent }) => known.has(parent));
  const statements = of('mall-api').filter(({ name }) => name === 'SELECT').length;
  judge(
    'see, a trace',
    `from the press in the browser: ${of('storefront').length} spans of storefronts, ${of('mall-api').length} of servers, among them ${statements} statements`,
    isOfPress() && inner && statements > 0,
    'one trace from the press to the statements',
  );
}

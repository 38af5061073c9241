import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tempFolder } from '../../../scripts/lib/cleanup.mjs';
import { startPostgres } from '../database.mjs';
import { migrate, startApi, startProxy, startStorefront } from '../engines.mjs';
import { send } from '../shoppers.mjs';
import { addressOf, openNetwork, shopperAddress } from '../topology.mjs';
import { judge } from '../verdict.mjs';

/** Calls a minute of one visitor, in this trial. */
const MOST = 60;
/** Milliseconds in which it does. */
const NOTICED_MS = 4000;
const CALL = '/api/front/search/keyword';

/** One visitor asks without end; another one must not notice, whatever is in front of the storefronts. */
export async function limits() {
  openNetwork();
  await startPostgres();
  await migrate();
  const policy = join(tempFolder('cluster-policy'), 'mall.json');
  writeFileSync(policy, JSON.stringify({ load: { perCallerMinute: MOST } }));
  for (const kind of ['haproxy', 'nginx', 'caddy', 'none']) {
    const env = { MALL_POLICY: policy };
    const servers = await Promise.all(
      ['api1', 'api2'].map((machine) => startApi(machine, { env })),
    );
    const apiBase = kind === 'none' ? servers[0].url : undefined;
    const proxy = kind === 'none' ? undefined : await startProxy(kind);
    const storefronts = await Promise.all(
      ['storefront1', 'storefront2'].map((machine) => startStorefront(machine, { apiBase })),
    );
    const url = proxy?.url ?? `http://${addressOf('storefront1')}:3000`;
    // A proxy that was there first has to notice that the storefronts are
    await pause(NOTICED_MS);
    const ask = async (at) => {
      const { status, text } = await send(url + CALL, { from: shopperAddress(at) });
      return status === 200 ? JSON.parse(text).code : status;
    };
    const flood = [];
    const other = [];
    for (let turn = 0; turn < 20; turn += 1) {
      flood.push(...(await Promise.all(Array.from({ length: 15 }, () => ask(0)))));
      other.push(await ask(1));
    }
    const refused = (codes) => codes.filter((code) => code === 429).length;
    const wrong = other.filter((code) => code !== 200).length;
    judge(
      `limits behind ${kind}`,
      `${refused(flood)} of ${flood.length} calls of A refused, ${refused(other)} of ${other.length} of B (${wrong} failed)`,
      refused(flood) > 0 && wrong === 0,
      'A refused, B never',
    );
    await Promise.all(
      [...servers, ...storefronts, ...(proxy ? [proxy] : [])].map((part) => part.kill()),
    );
  }
}

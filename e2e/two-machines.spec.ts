import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { tempFolder } from '../scripts/lib/cleanup.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import {
  askAs,
  linkedMachines,
  loopbackMachines,
  type Machines,
  startOn,
} from './support/two-machines';

const MOST = 20;
const READ = '/api/front/search/keyword';
const inUrl = (address: string) => (address.includes(':') ? `[${address}]` : address);

const closing: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const untilReady = (url: string) =>
  expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);

/** An empty real mall whose server trusts these proxies; resolves to the storefront's URL and all that was logged. */
async function openRealMall(machines: Machines, trusted: string | undefined) {
  const folder = tempFolder('two-machines');
  const policy = join(folder, 'mall.json');
  writeFileSync(policy, JSON.stringify({ load: { perCallerMinute: MOST } }));
  const [serverPort, port] = [await freePort(), await freePort()];
  const apiBase = `http://${inUrl(machines.server)}:${serverPort}`;
  const { NODE_ENV: _, MALL_MODE: __, ...inherited } = process.env;
  const lines: string[] = [];
  const stopServer = startOn(
    [],
    'apps/mall-api/dist/main.js',
    {
      ...inherited,
      HOST: machines.server,
      MALL_API_PORT: String(serverPort),
      MALL_DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      MALL_MIGRATE: 'on',
      MALL_LIMIT_KEY: 'of this test',
      MALL_POLICY: policy,
      MALL_STOP_DELAY: '0',
      MALL_TRUST_PROXY: trusted,
    },
    lines,
  );
  closing.push(stopServer);
  await untilReady(apiBase);
  const url = `http://${inUrl(machines.storefront)}:${port}`;
  const stopStorefront = startOn(
    machines.onStorefront,
    'apps/storefront/server/main.mjs',
    {
      ...inherited,
      HOST: machines.storefront,
      PORT: String(port),
      MALL_API_BASE: apiBase,
      MALL_STOP_DELAY: '0',
      MALL_TRUST_PROXY: 'none',
    },
    lines,
  );
  closing.push(stopStorefront);
  await untilReady(url);
  return { url, lines };
}

test.describe('a storefront on another machine', () => {
  // Each test starts two programs
  test.setTimeout(180_000);
  const open: Record<string, () => Machines | undefined> = {
    IPv4: () => linkedMachines('IPv4'),
    IPv6: () => linkedMachines('IPv6'),
    'another loopback address': () => loopbackMachines,
  };

  for (const [kind, link] of Object.entries(open)) {
    test(`has one visitor refused who asks without end, and nobody else, by ${kind}`, async () => {
      const machines = link();
      test.skip(!machines || process.platform !== 'linux', 'Needs the right to make networks');
      if (!machines) return;
      closing.push(machines.remove);
      const { url, lines } = await openRealMall(machines, machines.seen);
      const [busy, other] = machines.visitors;
      // A server that has just started can be busy
      const first = async () => JSON.parse((await askAs(other, url + READ)).text).code;
      await expect.poll(first).toBe(200);
      const codes: number[] = [];
      for (let asked = 0; asked <= MOST; asked += 1)
        codes.push(JSON.parse((await askAs(busy, url + READ)).text).code);
      expect(codes, lines.join('')).toEqual([...Array(MOST).fill(200), 429]);
      expect(JSON.parse((await askAs(other, url + READ)).text).code).toBe(200);
    });
  }

  test('that the server does not know is refused with the setting that is missing', async () => {
    const machines = linkedMachines('IPv4') ?? loopbackMachines;
    test.skip(process.platform !== 'linux', 'Needs more than one address');
    closing.push(machines.remove);
    const { url, lines } = await openRealMall(machines, undefined);
    const [visitor] = machines.visitors;
    const answer = JSON.parse((await askAs(visitor, url + READ)).text);
    expect(answer).toMatchObject({
      code: 403,
      message: expect.stringContaining('MALL_TRUST_PROXY'),
    });
    expect(lines.join('')).toContain(`forwarded by ${machines.seen} are refused`);
  });
});

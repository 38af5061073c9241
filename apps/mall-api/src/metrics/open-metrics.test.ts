import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../config/settings';
import { type RunningMall, startMall } from '../start';
import { migratedSnapshot } from '../testing/migrated-snapshot';

let mall: RunningMall | undefined;
afterEach(() => mall?.stop());

const ROOT = new URL('../../../../', import.meta.url);
const loopback = { host: '127.0.0.1', port: 0 };

/** Starts a mall; resolves to where its metrics are. */
async function start(metrics?: typeof loopback) {
  const trial = readSettings({ MALL_MODE: 'trial' });
  const settings = { ...trial, dataDir: 'memory://', seed: 'none' as const, port: 0, metrics };
  const said: string[] = [];
  const silent = { ...settings, logLevel: 'silent', maxEventLoopDelay: 0 };
  mall = await startMall(silent, (text) => void said.push(text), {
    snapshot: await migratedSnapshot(),
  });
  return /http\S+\/metrics/.exec(said.join('\n'))?.[0] ?? '';
}

describe('the metrics of a running server', () => {
  it('have calls by their operation, never by their path', async () => {
    const url = await start(loopback);
    const { address = '' } = mall ?? {};
    const call = (path: string) => fetch(address + path).then((response) => response.text());
    await call('/api/front/product/list?keyword=secret');
    await call('/api/front/product/detail/4711');
    await call('/api/front/order/detail/4711');
    await call('/invented/4711');
    const text = await (await fetch(url)).text();
    const count = (operation: string, outcome: string) =>
      new RegExp(
        `vermilion_http_requests_total\\{operation="${operation}",outcome="${outcome}",service="mall-api"\\} 1\n`,
      );
    expect(text).toMatch(count('productList', 'ok'));
    expect(text).toMatch(count('productDetail', 'refused'));
    expect(text).toMatch(count('unknown', 'refused'));
    expect(text).not.toMatch(/4711|secret/);
    expect(text).toContain('vermilion_cache_misses_total{cache="responses"');
    expect(text).toContain('vermilion_database_pool_waiting{pool="writes"');
  });

  it('are not at the address of the mall', async () => {
    await start(loopback);
    expect((await fetch(`${mall?.address}/metrics`)).status).toBe(404);
  });

  it('stand in the handbook', async () => {
    const page = readFileSync(new URL('docs/operations/seeing.md', ROOT), 'utf8');
    const rows = page.matchAll(/^\| `(vermilion_\w+)` +\| (mall-api[^|]*)\|/gm);
    const url = await start(loopback);
    const exported = (await (await fetch(url)).text()).matchAll(/^# TYPE (vermilion_\w+) /gm);
    // A database in memory is on no disk
    const onDisk = ['vermilion_disk_free_bytes', 'vermilion_disk_size_bytes'];
    const names = [...exported].map(([, name]) => name ?? '');
    expect([...names, ...onDisk].sort()).toEqual([...rows].map(([, name]) => name).sort());
  });

  it('are off by default', async () => {
    expect(readSettings({}).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
    });
    expect(await start()).toBe('');
  });
});

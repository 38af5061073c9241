import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readSettings, type Settings } from './config/settings';
import { lockDataFolder } from './db/data-folder';
import { openDatabase } from './db/database';
import { DEMO_DOMAIN } from './doctor/demo-accounts';
import { createServer as createHttpServer } from './http/server';
import type { MallParts } from './open-mall';
import { type RunningMall, startMall } from './start';
import { addProduct, fillLittleMall } from './testing/little-mall';
import { migratedSnapshot } from './testing/migrated-snapshot';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mall-start-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(
  changes: Partial<Settings>,
  parts: MallParts = {},
  progress: (text: string) => void = () => {},
): Promise<RunningMall> {
  const settings = {
    ...readSettings({ MALL_MODE: 'trial' }),
    dataDir: 'memory://',
    seed: 'none' as const,
    ...changes,
    port: changes.port ?? 0,
    logLevel: 'silent',
    maxEventLoopDelay: 0, // a machine that runs many tests at once has a slow event loop
  };
  const snapshot = existsSync(join(settings.dataDir, 'db')) ? undefined : await migratedSnapshot();
  const mall = await startMall(settings, progress, { snapshot, ...parts });
  closing.push(() => mall.stop());
  return mall;
}

const realSettings = () => readSettings({ MALL_LIMIT_KEY: 'of this test' });

describe('starting and stopping', () => {
  test('tells machines that it lives and can serve, and counts when asked to', async () => {
    const { address } = await start({ stats: true });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
      status: 'ready',
      database: 'ready',
    });
    const before = await (await fetch(`${address}/stats.json`)).json();
    await fetch(`${address}/api/front/product/list`);
    const after = await (await fetch(`${address}/stats.json`)).json();
    expect(after.requests - before.requests).toBe(1);
    expect(after.statements - before.statements).toBeGreaterThan(0);
    expect(after.cpuMicros).toBeGreaterThan(before.cpuMicros);
  });

  test('says that it stops, and still answers until load balancers have noticed', async () => {
    const { address, stop } = await start({ stopDelay: 600_000 });
    const stopped = stop();
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const late = await fetch(`${address}/api/front/product/list`);
    expect(await late.json()).toMatchObject({ code: 200 });
    expect(late.headers.get('connection')).toBe('close');
    void stop();
    await stopped;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });

  test('does not wait for ever for the rest of a request', async () => {
    const deps = { ...readSettings({ MALL_MODE: 'trial' }), logLevel: 'silent', largestFile: 1000 };
    expect(createHttpServer(deps).server.requestTimeout).toBe(30_000);
  });

  test('ends a connection whose request is answered and still being sent', async () => {
    const { address } = await start({});
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname).on('error', () => {});
    const lines = ['POST /api/front/cart/save HTTP/1.1', 'Host: mall'];
    socket.write([...lines, 'Content-Length: 100', '', '{'].join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    await once(socket, 'close');
  });

  test('keeps what was stored, and leaves the folder free', async () => {
    const dataDir = newFolder();
    const mall = await start({ dataDir });
    await mall.stop();
    closing.pop();
    const { db, close } = await openDatabase({ dataDir });
    expect(await db.selectFrom('shop').select('id').execute()).toEqual([]);
    await close();
  });
});

describe('startMall', () => {
  test('a mall with changes to index says so, serves meanwhile, and finds them in the end', async () => {
    const dataDir = newFolder();
    const { db, close } = await openDatabase({ dataDir, snapshot: await migratedSnapshot() });
    await fillLittleMall(db);
    await addProduct(db, { name: 'Quokka basket' });
    await close();
    const said: string[] = [];
    const mall = await start({ dataDir }, { snapshot: undefined }, (text) => said.push(text));
    const find = async () => {
      const response = await fetch(`${mall.address}/api/front/product/list?keyword=quokka`);
      return (await response.json()).data.list.length;
    };
    await expect.poll(() => said.join()).toMatch(/does not know \d+ changes yet/);
    await expect.poll(find, { timeout: 30_000 }).toBe(1);
  });

  test('a real mall leaves migrating to its operator', async () => {
    const real = { ...realSettings(), dataDir: 'memory://', port: 0 };
    await expect(start(real, { snapshot: undefined })).rejects.toThrow('Run "npm run migrate"');
  });

  test('a real mall is empty and closed, keeps no code that it cannot send, refuses demo accounts', async () => {
    const real = { ...realSettings(), dataDir: newFolder(), port: 0 };
    const { address, stop } = await start(real);
    const ask = async (path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
      return (await fetch(address + path, init)).json();
    };
    expect(await ask('/api/front/product/list')).toMatchObject({ code: 200, data: { list: [] } });
    expect(await ask('/outbox')).toMatchObject({ code: 404 });
    expect(await ask('/outbox.json')).toMatchObject({ code: 404 });
    expect(await ask('/test-pay/tp_1')).toMatchObject({ code: 404 });
    const sent = await ask('/api/front/login/email/captcha', 'ann@example.com');
    expect(sent).toMatchObject({ code: 500, message: expect.stringMatching(/could not be sent/) });
    await stop();
    closing.pop();

    const { db, close } = await openDatabase({ dataDir: real.dataDir });
    expect(await db.selectFrom('outbox_message').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('user_account').selectAll().execute()).toEqual([]);
    const email = `shopper@${DEMO_DOMAIN}`;
    const account = { kind: 'email', email, nickname: 'Any', password_hash: 'known' } as const;
    await db.insertInto('user_account').values(account).execute();
    await close();
    await expect(start(real)).rejects.toThrow('holds the demo shoppers');
  }, 180_000);

  describe('reasons not to start are one sentence', () => {
    const reason = (settings: Partial<Settings>) =>
      expect(start(settings)).rejects.toMatchObject({ name: 'StartupError' });
    const sentence = (settings: Partial<Settings>, words: string | RegExp) =>
      expect(start(settings)).rejects.toThrow(words);

    test('the demo mall is wanted of a server that does not carry it', async () => {
      await sentence({ seed: 'demo' }, 'Start it with "node apps/demo-mall/dist/main.js"');
    });

    test('a real mall is wanted of a program for trying out', async () => {
      const extension = { seed: vi.fn(), routes: vi.fn() };
      const failure = start(readSettings({}), { extension });
      await expect(failure).rejects.toThrow(
        'Start a real mall with "node apps/mall-api/dist/main.js"',
      );
      expect(extension.seed).not.toHaveBeenCalled();
    });

    test('a real mall has no key to sign links with', async () => {
      await sentence(readSettings({}), /^MALL_LIMIT_KEY is missing: .+openssl rand -hex 32/);
    });

    test('the port is taken', async () => {
      const taken = await new Promise<Server>((resolve) => {
        const server = createServer();
        server.listen(0, '127.0.0.1', () => resolve(server));
      });
      closing.push(() => taken.close());
      const address = taken.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await sentence({ port }, `Port ${port} on 127.0.0.1 is taken`);
    });

    test('the data folder is in use', async () => {
      const dataDir = newFolder();
      await start({ dataDir });
      await reason({ dataDir });
    });

    test('the data folder is held by another living process', async () => {
      const dataDir = newFolder();
      writeFileSync(
        join(dataDir, 'mall-api.lock'),
        JSON.stringify({ pid: process.ppid, born: null }),
      );
      await sentence({ dataDir }, `in use by another process (${process.ppid})`);
    });

    test.each([JSON.stringify({ pid: 2_147_483_646, born: '1' }), 'half a li', ''])(
      'a lock that nobody holds any more is no reason: %j',
      (lock) => {
        const dataDir = newFolder();
        writeFileSync(join(dataDir, 'mall-api.lock'), lock);
        expect(() => lockDataFolder(dataDir)()).not.toThrow();
      },
    );

    test('the data folder cannot be made', async () => {
      const file = join(newFolder(), 'file');
      writeFileSync(file, '');
      await sentence({ dataDir: join(file, 'data') }, /data folder .* cannot be written/);
      await reason({ dataDir: '/proc/nowhere/data' });
    });

    test.each([
      ['mysql://localhost/mall', 'is not a PostgreSQL address'],
      [
        'postgres://ann:secret@127.0.0.1:1/mall',
        'does not lead to a usable PostgreSQL at 127.0.0.1:1/mall',
      ],
    ])('DATABASE_URL %s', async (databaseUrl, words) => {
      const failure = start({ databaseUrl });
      await expect(failure).rejects.toThrow(words);
      await expect(failure).rejects.not.toThrow('secret');
    });
  });
});

import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionRules, isExcess, limitConnections } from './connections';
import type { Shares } from './shares';
import { get, openServer, readAll } from './testing/open-server';

let opened: Awaited<ReturnType<typeof openServer>>;
let connections: Shares;
afterEach(() => opened.close());

async function open(rules: Partial<ConnectionRules> = {}) {
  opened = await openServer(
    (req, res) => {
      if (isExcess(req.socket)) res.writeHead(429, { Connection: 'close' });
      res.end('x');
    },
    (server) => {
      connections = limitConnections(server, { total: 10, perCaller: 1, ...rules });
    },
  );
}

describe('connections', () => {
  it('lets a connection beyond the share be told so, and closes those beyond that', async () => {
    await open();
    const first = await opened.connect();
    const second = await opened.connect();
    expect(await readAll(await opened.connect())).toBe('');
    second.write(get('/'));
    expect(await readAll(second)).toMatch(/^HTTP\/1.1 429 /);
    first.write(get('/'));
    const [answer] = await once(first, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('closes a connection beyond the share that sends nothing', async () => {
    await open({ excessTime: 50 });
    await opened.connect();
    expect(await readAll(await opened.connect())).toBe('');
  });

  it('gives back the place of a connection that closes', async () => {
    await open();
    const first = await opened.connect();
    await expect.poll(() => connections.counts().used).toBe(1);
    first.resetAndDestroy();
    await expect.poll(() => connections.counts().used).toBe(0);
  });

  it('does not count the connections of a proxy as those of one caller', async () => {
    await open({ isProxy: (address) => address === '127.0.0.1' });
    const sockets = [await opened.connect(), await opened.connect(), await opened.connect()];
    for (const socket of sockets) {
      socket.write(get('/'));
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
    }
  });
});

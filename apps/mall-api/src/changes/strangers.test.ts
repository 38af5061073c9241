import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestApp, withDatabases } from '../testing/app';

const KEY = 'known to storefront and server';
const SOME = 1000;

withDatabases((openApp) => {
  let mall: TestApp;
  let port: number;
  beforeAll(async () => {
    mall = await openApp({ settings: { changesKey: KEY } });
    const url = new URL(await mall.app.listen({ host: '127.0.0.1', port: 0 }));
    port = Number(url.port);
  });

  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${port}/internal/changes`, { headers: { authorization } });

  /** Opens connections that send a text without reading. */
  async function openConnections(count: number, text: string): Promise<void> {
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
    for (let one = 0; one < count; one += 1) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(text);
    }
  }

  const head = 'GET /internal/changes HTTP/1.1\r\nHost: api\r\nAuthorization: Bearer guessed\r\n';

  describe('the change feed, for strangers', () => {
    it.each(['', 'Bearer', 'Bearer ', KEY, `Basic ${KEY}`, `Bearer ${KEY} `.repeat(100)])(
      'is closed with the authorization %j',
      async (authorization) => expect((await ask(authorization)).status).toBe(401),
    );

    it('does not ask the database for who has no key', async () => {
      const askAll = () => Promise.all(Array.from({ length: 100 }, () => ask('Bearer guessed')));
      expect(await mall.countStatements(askAll)).toBe(0);
    });

    it.each([
      ['have asked half', SOME, head],
      ['do not read their answers', 50, `${head}\r\n`.repeat(SOME)],
    ])('answers storefronts while connections %s', async (_, count, text) => {
      await openConnections(count, text);
      const response = await ask(`Bearer ${KEY}`);
      expect([response.status, await response.json()]).toMatchObject([200, { everything: true }]);
    });
  });
});

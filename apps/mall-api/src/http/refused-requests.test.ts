import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './server';

let app: FastifyInstance;
beforeAll(async () => {
  app = createServer({
    logLevel: 'silent',
    trustProxy: { proxies: [], refusesOthers: false },
    largestFile: 1000,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe('refused requests', () => {
  it.each(['/', '/nowhere', '/front/user', '/apifront', '/picture', '/%'])(
    'an unknown path outside of the calls is HTTP 404: %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 404, data: null }]);
    },
  );

  it.each(['/api/front/nowhere', '/api/', '//api//x', '/api/%'])(
    'an unknown call is code 404, and HTTP 200 as every call is: %s',
    async (url) => {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { code: 404, data: null }]);
    },
  );

  it('headers that are too large are refused in the envelope of the calls', async () => {
    const { port } = app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /api/front/index HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
        ),
      );
      socket.on('data', (part) => (received += String(part)));
      socket.on('close', () => resolve(received));
    });
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    const body: unknown = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
    expect(body).toEqual({
      code: 431,
      message: 'The headers of the request are too large',
      data: null,
    });
  });
});

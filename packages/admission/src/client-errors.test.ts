import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clientErrorHandler } from './client-errors';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function open() {
  server = createServer((_req, res) => res.end('fine'));
  const bodyOf = (status: number, target: string) => ({
    type: 'text/plain',
    text: `${status} for ${target}`,
  });
  const handle = clientErrorHandler(bodyOf);
  server.on('clientError', (error, socket) => void handle(error, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** What a server answers to bytes, until it closes the connection. */
const answerTo = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });

describe('clientErrorHandler', () => {
  it.each([
    [
      'headers that are too large',
      431,
      `GET /a HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n`,
    ],
    ['an address that is too long', 431, `GET /a HTTP/1.1\r\nX: ${'x'.repeat(60_000)}`],
    ['a header without a name', 400, 'GET /a HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n'],
  ])('%s are answered with %i and the given body', async (_, status, bytes) => {
    const text = await answerTo(await open(), bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toMatch(new RegExp(`\r\nContent-Length: \\d+\r\n[^]*\r\n\r\n${status} for /a$`));
    expect(text).toContain('Connection: close');
  });

  it('says nothing of a target in a packet that begins with something else', async () => {
    expect(await answerTo(await open(), '\u0000\u0001 nonsense\r\n\r\n')).toMatch(
      /\r\n\r\n400 for $/,
    );
  });

  it('closes the connection without another response while one is being sent', async () => {
    const port = await open();
    server.removeAllListeners('request');
    server.on('request', (_req, res) => {
      res.writeHead(200, { 'Content-Length': 10 });
      res.write('begun');
    });
    const first = 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n';
    const text = await answerTo(port, `${first}GET /b HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`);
    expect(text.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(2);
    expect(text).not.toContain('431');
  });
});

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, openServer, readAll } from './testing/open-server';
import { whenOver } from './when-over';

let opened: Awaited<ReturnType<typeof openServer>>;
afterEach(() => opened.close());

describe('whenOver', () => {
  it('tells once that a response was read, and leaves nothing on a connection that goes on', async () => {
    const end = vi.fn();
    let socket: IncomingMessage['socket'] | undefined;
    let before = 0;
    opened = await openServer((req, res) => {
      socket = req.socket;
      before = socket.listenerCount('close');
      whenOver(req, res, end);
      res.end('x');
    });
    const client = await opened.connect();
    client.write(get('/'));
    await once(client, 'data');
    await expect.poll(() => end.mock.calls.length).toBe(1);
    expect(socket?.listenerCount('close')).toBeLessThanOrEqual(before);
    client.destroy();
    await once(socket!, 'close');
    expect(end).toHaveBeenCalledOnce();
  });

  it('tells that the connection of a response closed that waited behind another', async () => {
    const end = vi.fn();
    const responses: ServerResponse[] = [];
    opened = await openServer((req, res) => {
      responses.push(res);
      whenOver(req, res, end);
    });
    const client = await opened.connect();
    client.write(get('/1') + get('/2'));
    await expect.poll(() => responses).toHaveLength(2);
    client.destroy();
    await expect.poll(() => end.mock.calls.length).toBe(2);
  });

  it('tells at once when the connection has already closed', async () => {
    const end = vi.fn();
    opened = await openServer((req, res) => {
      req.socket.destroy();
      whenOver(req, res, end);
    });
    const client = await opened.connect();
    client.write(get('/'));
    await readAll(client);
    expect(end).toHaveBeenCalledOnce();
  });
});

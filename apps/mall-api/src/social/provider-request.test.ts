import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchProvider } from './provider-request';

describe('a call of a provider', () => {
  it('follows no redirect, which could lead into the own network', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(302, { location: '/inside' }).end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(fetchProvider(`http://127.0.0.1:${port}/token`)).rejects.toThrow();
    expect(asked).toEqual(['/token']);
  });
});

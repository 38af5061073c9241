import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen';

const ownHeaders = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

async function responseOf(target: string, { url = '/', headers }: IncomingMessage) {
  const response = await fetch(target + url, {
    headers: { accept: headers.accept ?? '*/*', 'x-vermilion': '1' },
  });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ownHeaders.test(name)),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** A proxy to a server that sends the first half of each page, and the rest when `finish` is called. */
export async function openSlowPages(target: string) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const server = createServer((req, res) => {
    void responseOf(target, req).then(async ({ status, headers, body }) => {
      res.writeHead(status, headers);
      const isPage = headers.some(([, value]) => value.startsWith('text/html'));
      if (!isPage) return res.end(body);
      const half = body.length / 2;
      res.write(body.subarray(0, half));
      await finished;
      return res.end(body.subarray(half));
    });
  });
  const url = await listen(server);
  return {
    url,
    finish,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

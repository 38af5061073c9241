import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the server at a URL which can be frozen: it takes connections, and nothing arrives any more. */
export async function freezableLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (part: Buffer) => to.write(part));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(url);
  here.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: here.href,
    freeze() {
      isFrozen = true;
      sockets.forEach((socket) => socket.pause());
    },
    thaw() {
      isFrozen = false;
      sockets.forEach((socket) => socket.resume());
    },
    close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server, which can be interrupted as by a restart. */
export async function openLine(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  let onAnswer = () => {};
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.on('data', () => onAnswer());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const endAll = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut() {
      isCut = true;
      endAll();
    },
    /** Resolves at the first response after the interruption. */
    async mend() {
      isCut = false;
      await new Promise<void>((resolve) => (onAnswer = resolve));
    },
    close() {
      server.close();
      endAll();
    },
  };
}

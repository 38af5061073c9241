import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen';

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
  const url = await listen(server);
  const endAll = () => open.forEach((socket) => socket.destroy());
  return {
    url,
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

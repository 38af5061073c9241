import { once } from 'node:events';
import type { Server } from 'node:net';

/** Listens on a free port of the loopback interface; resolves to the URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free local port and resolves to it. */
export const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

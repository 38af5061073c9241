import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerKey } from './caller-key';
import { createShares, type Shares } from './shares';

export interface ConnectionRules {
  /** Connections at once, of all callers and of one. */
  total: number;
  perCaller: number;
  /** Milliseconds in which a connection beyond a caller's share has to send the request that is refused. */
  excessTime?: number;
  /** Whether an address is a proxy, whose connections are those of many visitors. */
  isProxy?: (address: string) => boolean;
}

const excess = new WeakSet<Socket>();

/** Whether a connection is beyond its caller's share: its request is to be refused, with `Connection: close`. */
export const isExcess = (socket: Socket) => excess.has(socket);

/**
 * Limits the connections of each caller. Those beyond the share may send one request, to be told so, as long as
 * they are not more than the share again; all others are closed.
 */
export function limitConnections(
  server: Server,
  { total, perCaller, excessTime = 2000, isProxy = () => false }: ConnectionRules,
): Shares {
  const shares = createShares({ total, perCaller });
  const refused = createShares({ total, perCaller });
  server.maxConnections = total;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const caller = isProxy(address) ? undefined : callerKey(address);
    try {
      socket.once('close', shares.take(caller));
    } catch {
      try {
        socket.once('close', refused.take(caller));
        excess.add(socket);
        setTimeout(() => socket.destroy(), excessTime).unref();
      } catch {
        socket.destroy();
      }
    }
  });
  return shares;
}

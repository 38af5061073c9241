import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks for connections that can be closed. */
const LOOK_EVERY_MS = 50;

export interface StopRules {
  /** Milliseconds for which the server still takes connections, after it has said that it is not ready. */
  delay: number;
  /** Milliseconds that requests have to finish after that. */
  patience: number;
}

export interface GentleStop {
  /** Resolves when all connections are closed. Called again, it ends the delay. */
  (): Promise<void>;
}

interface Use {
  responses: Set<ServerResponse>;
  /** Of a process clock, when its last response ended. */
  unusedSince: number;
}

/**
 * Stops a server without breaking off what a client has sent. `whenStopping` tells load balancers. From then on every
 * response says `Connection: close`, so that the client closes in its own time: a connection that the server closes may
 * carry the next request already. Only one that was unused for all of the delay is closed by the server; its client has
 * other servers by then. To be created with the server, since it follows the use of all connections.
 */
export function createGentleStop(
  server: Server,
  { delay, patience }: StopRules,
  whenStopping: () => void,
): GentleStop {
  const connections = new Map<Socket, Use>();
  const endDelay = new AbortController();
  let isStopping = false;
  let stopped: Promise<void> | undefined;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { responses: new Set(), unusedSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (isStopping) endWith(response);
    const use = connections.get(socket);
    use?.responses.add(response);
    response.once('close', () => {
      use?.responses.delete(response);
      if (use) use.unusedSince = performance.now();
    });
  });

  const closeUnused = () => {
    const now = performance.now();
    const least = endDelay.signal.aborted ? 0 : delay;
    for (const [socket, { responses, unusedSince }] of connections)
      if (responses.size === 0 && now - unusedSince >= least) socket.destroySoon();
  };
  const stop = async () => {
    isStopping = true;
    whenStopping();
    for (const { responses } of connections.values()) responses.forEach(endWith);
    await pause(delay, undefined, { signal: endDelay.signal }).catch(() => {});
    await new Promise<void>((resolve) => {
      const looking = setInterval(closeUnused, LOOK_EVERY_MS);
      const ending = setTimeout(() => server.closeAllConnections(), patience);
      // That of an HTTP server closes all unused connections at once
      NetServer.prototype.close.call(server, () => {
        clearInterval(looking);
        clearTimeout(ending);
        resolve();
      });
      closeUnused();
    });
    server.close();
  };
  return () => {
    if (stopped) endDelay.abort();
    return (stopped ??= stop());
  };
}

function endWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { whenOver } from './when-over';

/** Browsers send the next request after the response; some programs send a few ahead. */
const MAX_AHEAD = 16;

/**
 * A listener that handles the requests of one connection one after the other, so that a connection never occupies
 * more than one request does. Node hands over all requests that have arrived, and holds their responses in memory
 * until their turn. A connection with more than `maxAhead` requests that wait is closed.
 */
export function inTurn(listener: RequestListener, maxAhead = MAX_AHEAD): RequestListener {
  const lines = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  function start(req: IncomingMessage, res: ServerResponse) {
    const { socket } = req;
    whenOver(req, res, () => {
      const next = lines.get(socket)?.shift();
      if (next && !socket.destroyed) start(...next);
      else lines.delete(socket);
    });
    listener(req, res);
  }

  return (req, res) => {
    const line = lines.get(req.socket);
    if (!line) {
      lines.set(req.socket, []);
      return start(req, res);
    }
    if (line.length < maxAhead) line.push([req, res]);
    else req.socket.destroy();
  };
}

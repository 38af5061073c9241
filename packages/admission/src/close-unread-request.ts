import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Closes the connection of a request that is answered before it has arrived completely, after `linger` milliseconds
 * for reading the response. Node limits the time for receiving a request, but no longer once it is answered: it
 * could be sent forever.
 */
export function closeUnreadRequest(req: IncomingMessage, res: ServerResponse, linger = 2000): void {
  res.once('finish', () => {
    if (req.complete) return;
    const end = () => {
      // After a complete request the connection can be reused
      if (!req.complete) req.socket.destroy();
    };
    setTimeout(end, linger).unref();
  });
}

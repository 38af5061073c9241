import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds to read a response that was sent before the request was complete. */
const LINGER_MS = 2000;

/**
 * Node limits the time for receiving a request, but no longer once it is answered: it could be sent forever.
 */
export function closeUnreadRequest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const end = () => {
      // After a complete request the connection can be reused
      if (!request.complete) request.socket.destroy();
    };
    setTimeout(end, LINGER_MS).unref();
  });
}

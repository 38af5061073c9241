import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time to read an answer that came before the whole request had been sent. */
const LINGER_MS = 2000;

/** Node bounds how long a request is waited for, but no longer once it is answered: it might be sent for ever. */
export function closeUnreadRequest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const end = () => {
      // once all of it has come the connection may serve another request
      if (!request.complete) request.socket.destroy();
    };
    setTimeout(end, LINGER_MS).unref();
  });
}

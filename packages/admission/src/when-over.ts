import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls `end` once, when a response has closed or its connection has: a response that still waits behind another on
 * its connection is not told that the connection has closed.
 */
export function whenOver({ socket }: IncomingMessage, res: ServerResponse, end: () => void): void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    res.off('close', once);
    socket.off('close', once);
    end();
  };
  if (socket.destroyed || res.destroyed) return once();
  res.once('close', once);
  socket.once('close', once);
}

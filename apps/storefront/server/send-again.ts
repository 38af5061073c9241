/**
 * Sends a request, and once more when its connection fails: a server that stops or restarts ends its connections, and
 * another one or its successor answers. Time limits and aborts are no such failure. For reads, and for writes with an
 * idempotency key: others may have been carried out.
 */
export async function sendAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    // Of fetch and of its bodies, these are failures of the network
    if (!(error instanceof TypeError)) throw error;
    return send();
  }
}

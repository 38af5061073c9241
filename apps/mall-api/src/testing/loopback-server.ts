import fastify from 'fastify';

/** A server for tests that closes at once: it would wait up to 72 seconds for connections that clients keep alive. */
export const createLoopbackServer = () => fastify({ forceCloseConnections: true });

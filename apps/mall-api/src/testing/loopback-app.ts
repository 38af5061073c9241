import fastify from 'fastify';

/** A server of tests; clients keep connections open, for which closing would wait up to 72 seconds. */
export const loopbackApp = () => fastify({ forceCloseConnections: true });

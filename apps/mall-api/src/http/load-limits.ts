import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerKey } from '../auth/caller-key';
import type { LoadPolicy } from '../load-policy';
import { MallFault } from './errors';

/** This very machine: the storefront's own requests, tests and measurements. Visitors are forwarded. */
const isLocal = ({ ip }: FastifyRequest) => /^(::1|(::ffff:)?127\.)/.test(ip);

/**
 * Limits the requests of one caller in each process: what is protected is the process itself, so
 * its own memory counts well enough, costs nothing and keeps no address.
 */
export async function limitCallers(api: FastifyInstance, load: LoadPolicy): Promise<void> {
  await api.register(rateLimit, {
    global: false,
    max: load.perCallerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => callerKey(ip),
    allowList: isLocal,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new MallFault(
        429,
        'There were too many requests from here. Please try again in a moment.',
        Math.max(1, Math.ceil(ttl / 1000)),
      ),
  });
  // Before anything of a route: who asks too much is not even looked up.
  api.addHook('onRequest', api.rateLimit());
}

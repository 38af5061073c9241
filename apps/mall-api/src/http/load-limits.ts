import rateLimit from '@fastify/rate-limit';
import { callerKey } from '@vermilion/admission';
import type { ProxyTrust } from '@vermilion/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../kernel/context';
import type { Policy } from '../policy/policy';
import { tooMany } from './caller-limiter';
import { createIsOwn } from './proxies';

/**
 * Limits the requests of one caller in each process: it protects the process itself, so its own memory is
 * sufficient, costs nothing and stores no address.
 */
export async function limitCallers(
  api: FastifyInstance,
  load: Policy['load'],
  trustProxy: ProxyTrust,
): Promise<void> {
  const isOwn = createIsOwn(trustProxy);
  await api.register(rateLimit, {
    global: false,
    max: load.perCallerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => callerKey(ip),
    // What a trusted proxy asks for itself, such as the storefront for pages that all visitors share
    allowList: ({ ip }) => isOwn(ip),
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
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
  });
  // Before anything else in a route, so that excessive requests cost no query
  api.addHook('onRequest', api.rateLimit());
}

/** Rejects a request that exceeds a limit. */
export type CallLimit = (request: FastifyRequest, ctx: Context) => Promise<void>;

/**
 * Limits calls that are cheap to request and expensive to answer more strictly than others: per account, from any
 * address, and per address, whose visitors may have many accounts.
 */
export function limitCalls(
  api: FastifyInstance,
  { perAccountMinute, perCallerMinute }: Policy['load']['drafts'],
): CallLimit {
  const accounts = new WeakMap<FastifyRequest, string>();
  const account = api.createRateLimit({
    max: perAccountMinute,
    keyGenerator: (request) => accounts.get(request) ?? '',
    allowList: [],
  });
  const caller = api.createRateLimit({ max: perCallerMinute });
  return async (request, { user }) => {
    if (user) accounts.set(request, String(user.id));
    for (const count of user ? [account, caller] : [caller]) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl / 1000);
    }
  };
}

/** Limits the calls with one operator key in each process, from any address. */
export function limitOperators(
  api: FastifyInstance,
  { perKeyMinute }: Pick<Policy['load'], 'perKeyMinute'>,
): CallLimit {
  const keys = new WeakMap<FastifyRequest, string>();
  const count = api.createRateLimit({
    max: perKeyMinute,
    keyGenerator: (request) => keys.get(request) ?? '',
    allowList: [],
  });
  return async (request, { operator }) => {
    keys.set(request, `key ${operator?.keyId}`);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl / 1000);
  };
}

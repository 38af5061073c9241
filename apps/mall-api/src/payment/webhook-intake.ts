import { callerKey, createShares, whenOver } from '@vermilion/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asBusinessError, createCallerLimiter } from '../http/caller-limiter';
import type { Policy } from '../policy/policy';

/** How long a forged webhook counts against its caller, in milliseconds. */
const MEMORY = 60_000;
/** Webhooks of all callers that are not verified yet, or were forged within the last minute. */
const TOTAL = 2000;

/**
 * Anybody can send webhooks, and verifying one may be a call to the provider. So only a few are verified at once, callers
 * take turns, and a caller of many forged ones is refused before their bodies are read.
 */
export function createWebhookIntake({ unverifiedPerCaller, ...rules }: Policy['load']['webhooks']) {
  const limiter = createCallerLimiter(rules);
  const unverified = createShares({ total: TOTAL, perCaller: unverifiedPerCaller });
  const forged = new WeakSet<FastifyRequest>();

  function take(caller: string) {
    try {
      return unverified.take(caller);
    } catch (error) {
      throw asBusinessError(error);
    }
  }

  return {
    /** Counts a webhook against its caller. Throws the error 429 or 503 if it is one too many. */
    admit(request: FastifyRequest, reply: FastifyReply): void {
      const release = take(callerKey(request.ip));
      whenOver(request.raw, reply.raw, () => {
        if (forged.has(request)) setTimeout(release, MEMORY).unref();
        else release();
      });
    },
    /** Runs the verification once the limits allow it; it returns undefined for a forged webhook. */
    async verify<T>(request: FastifyRequest, verification: () => Promise<T | undefined>) {
      const event = await limiter.run(callerKey(request.ip), verification);
      if (event === undefined) forged.add(request);
      return event;
    },
  };
}

import { createShares, Refused, type Shares, whenOver } from '@vermilion/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BusinessError, busy } from '../kernel/errors';
import type { Policy } from '../policy/policy';

export type CallerLimits = Policy['load']['heavyReads'];

export const tooMany = (seconds: number) =>
  new BusinessError(
    429,
    'Too many requests. Please try again in a moment.',
    Math.max(1, Math.ceil(seconds)),
  );

/** 429 for a caller who occupies the whole share, 503 where everything is occupied. */
export const asBusinessError = (error: unknown): unknown => {
  if (!(error instanceof Refused)) return error;
  return error.status === 429 ? tooMany(error.retryAfter) : busy();
};

/**
 * Limits concurrent expensive calls, in all and by caller: callers who wait take turns, so that one with many calls
 * delays nobody else. A caller is an account or a network; undefined is the mall itself, which has no share of its own.
 */
export interface CallerLimiter {
  /** Does the work once the limits allow it. Throws the error 429 or 503 if they do not in time. */
  run<T>(caller: string | undefined, work: () => Promise<T>): Promise<T>;
  /** Counts a request, before its body is read, until the response or the connection is over. */
  enter(caller: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** What is occupied now, who waits, and how many have been refused. */
  counts: Shares['counts'];
}

export function createCallerLimiter(rules: CallerLimits): CallerLimiter {
  const { maxConcurrent, perCaller, maxQueued, queuedPerCaller, maxWaitMs } = rules;
  const shares = createShares({
    total: maxConcurrent,
    perCaller,
    queue: maxQueued,
    queuePerCaller: queuedPerCaller,
    maxWait: maxWaitMs,
  });
  const wait = (caller: string | undefined) =>
    shares.wait(caller).catch((error: unknown) => {
      throw asBusinessError(error);
    });
  return {
    async run(caller, work) {
      const release = await wait(caller);
      try {
        return await work();
      } finally {
        release();
      }
    },
    async enter(caller, request, reply) {
      const release = await wait(caller);
      whenOver(request.raw, reply.raw, release);
    },
    counts: shares.counts,
  };
}

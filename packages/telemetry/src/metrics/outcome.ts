import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What became of a request. `refused`: by a rule or because it was wrong; `busy`: too much was asked at once; `failed`: a
 * fault of the mall. An answer of the API is HTTP 200 whatever its code, so the status alone does not tell.
 */
export type Outcome = 'ok' | 'refused' | 'busy' | 'failed';

const noted = new WeakMap<FastifyRequest, Outcome>();

/** Notes the outcome of a request whose HTTP status does not tell it. */
export const noteOutcome = (request: FastifyRequest, outcome: Outcome): void =>
  void noted.set(request, outcome);

/** The outcome that an HTTP status, or a code of the envelope, stands for. */
export function outcomeOfStatus(status: number): Outcome {
  if (status < 400) return 'ok';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'refused' : 'failed';
}

/** The outcome of a request that has been answered. */
export const outcomeOf = (request: FastifyRequest, reply: FastifyReply): Outcome =>
  noted.get(request) ?? outcomeOfStatus(reply.statusCode);

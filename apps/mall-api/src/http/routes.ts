import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { findSession } from '../auth/sessions';
import { createGate, type Gate } from '../kernel/gate';
import { dropEmpty } from './absent';
import { contractOperations, sharedSchemas, type ContractOperation } from './contract';
import { success } from './envelope';
import { settingsFor, wantsRelativeImages } from './image-url';
import { signInFirst } from '../kernel/errors';
import { limitDrafts, type CallLimit } from './load-limits';
import type { Context, Deps, Handlers, OperationId } from './handler';
import { readToken } from './token';

/** Any handler, once the contract has checked what goes in and before it checks what comes out. */
type AnyHandler = (ctx: Context, args: object) => unknown;

export interface ContractRoutes {
  handlers: Partial<Handlers>;
  /** Seconds for which the answer of a public read is kept, by operationId. */
  cached: Partial<Record<OperationId, number>>;
  /** Calls of which only so many are under way at a time, by the gate they share. */
  gated: Partial<Record<OperationId, 'heavyReads' | 'drafts'>>;
}

/** Registers a route for every call of the contract that has a handler. */
export function addContractRoutes(app: FastifyInstance, deps: Deps, routes: ContractRoutes): void {
  app.addSchema(sharedSchemas);
  const { load } = deps.policy;
  const gates = { heavyReads: createGate(load.heavyReads), drafts: createGate(load.drafts) };
  const behind =
    (gate: Gate, handler: AnyHandler): AnyHandler =>
    (ctx, args) =>
      gate.pass([0], async () => handler(ctx, args));
  const limit = limitDrafts(app, load.drafts);
  for (const operation of contractOperations) {
    const id = operation.id as OperationId;
    const handler = routes.handlers[id] as AnyHandler | undefined;
    if (!handler) continue;
    const kind = routes.gated[id];
    const work = kind ? behind(gates[kind], handler) : handler;
    const cacheSeconds = routes.cached[id];
    const ownLimit = kind === 'drafts' ? limit : undefined;
    app.route(toRoute(operation, work, deps, { cacheSeconds, limit: ownLimit }));
  }
}

function toRoute(
  operation: ContractOperation,
  handler: AnyHandler,
  deps: Deps,
  { cacheSeconds = 0, limit }: { cacheSeconds?: number | undefined; limit?: CallLimit | undefined },
): RouteOptions {
  const { method, url, query, params, headers, body, answer } = operation;
  // What a call does not take must not make another answer of it.
  const keyOf = (request: FastifyRequest) => {
    const path = query ? request.url : (request.url.split('?')[0] ?? request.url);
    return wantsRelativeImages(request.headers) ? path : `absolute ${path}`;
  };
  const contexts = new WeakMap<FastifyRequest, Context>();
  return {
    method,
    url,
    config: { rawBody: operation.rawBody, takesFile: operation.takesFile },
    schema: {
      ...(query && { querystring: query }),
      ...(params && { params }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { 200: answer },
    },
    async onRequest(request, reply) {
      const kept = cacheSeconds ? deps.cache.get(keyOf(request)) : undefined;
      if (kept !== undefined) return reply.type('application/json; charset=utf-8').send(kept);
      const ctx = await createContext(operation, request, deps);
      await limit?.(request, ctx);
      contexts.set(request, ctx);
    },
    async preValidation(request) {
      dropEmpty(request.query);
      if (!body || operation.rawBody) return;
      request.body ??= {};
      dropEmpty(request.body);
    },
    async handler(request, reply) {
      const { query, params, headers, body } = request;
      // Set by onRequest of this very route.
      const ctx = contexts.get(request) as Context;
      const result = success(await handler(ctx, { query, params, headers, body }));
      if (!cacheSeconds) return result;
      const text = String(reply.serialize(result as unknown as Record<string, unknown>));
      deps.cache.set(keyOf(request), text, cacheSeconds);
      return reply.type('application/json; charset=utf-8').send(text);
    },
  };
}

async function createContext(
  { auth }: ContractOperation,
  request: FastifyRequest,
  deps: Deps,
): Promise<Context> {
  const token = auth === 'none' ? undefined : readToken(request.headers);
  const user = token ? await findSession(deps, token) : undefined;
  if (auth === 'required' && !user) throw signInFirst();
  const settings = settingsFor(deps.settings, request.headers);
  return { ...deps, settings, log: request.log, user, token, ip: request.ip };
}

import { callerKey } from '@vermilion/admission';
import type { ProxyTrust } from '@vermilion/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Context, Deps, Operator, SessionUser } from '../kernel/context';
import { BusinessError, invalidKey, unauthorized } from '../kernel/errors';
import { acceptedLanguage, type Language } from '../kernel/language';
import type { ReadCache } from '../kernel/read-cache';
import { addAdmissionMetrics } from './admission-metrics';
import { type CallerLimiter, createCallerLimiter } from './caller-limiter';
import {
  type ContractOperation,
  contractOperations,
  operatorOperations,
  sharedSchemas,
} from './contract';
import { dropEmpty } from './drop-empty';
import { success } from './envelope';
import type { Handlers, OperationId } from './handler';
import { settingsFor, wantsRelativeImages } from './image-url';
import { type CallLimit, limitCalls, limitOperators } from './load-limits';
import { createIsOwn } from './proxies';
import { readOperatorKey, readToken } from './token';

/** Any handler, between validation of the request and serialisation of the response. */
type AnyHandler = (ctx: Context, args: object) => unknown;

/** Kinds of expensive calls, by their limits in the policy's `load`. */
export type LimitedKind = 'heavyReads' | 'drafts' | 'uploads' | 'receipts';

export interface ContractRoutes {
  handlers: Partial<Handlers>;
  /** Seconds for which the response of a public read is cached, by operationId. Cached ones are not limited. */
  cached: Partial<Record<OperationId, number>>;
  /** Calls with limited concurrency, by the limiter they share. */
  limited: Partial<Record<OperationId, LimitedKind>>;
  /** Checks by operationId, before the body of the request is read. */
  preconditions: Partial<Record<OperationId, (ctx: Context) => Promise<void>>>;
  /** Calls that accept a cached session. */
  withCachedSession: ReadonlySet<OperationId>;
  /** Calls by GET that write too; the `db` of the others is `db.reads`. */
  writing: ReadonlySet<OperationId>;
  /** Calls whose `db` is `db.catalogue` for visitors; whoever is signed in sees what they wrote, over `db.reads`. */
  ofCatalogue: ReadonlySet<OperationId>;
  sessions: Sessions;
  /** The operator of a key, or undefined when it is not valid. */
  findOperator(deps: Deps, key: string): Promise<Operator | undefined>;
}

/** How session tokens are looked up. */
export interface Sessions {
  hashToken(token: string): Buffer;
  /** The person of a token, by its hash, or undefined when it is not valid. */
  findSession(deps: Deps, hash: Buffer): Promise<SessionUser | undefined>;
  /** The same from a cache of some seconds. */
  findCachedSession(deps: Deps, hash: Buffer): Promise<SessionUser | undefined>;
}

/** Registers a route for every call of the contract that has a handler. */
export function addContractRoutes(app: FastifyInstance, deps: Deps, routes: ContractRoutes): void {
  sharedSchemas.forEach((schemas) => app.addSchema(schemas));
  const { load } = deps.policy;
  const limiters: Record<LimitedKind, CallerLimiter> = {
    heavyReads: createCallerLimiter(load.heavyReads),
    drafts: createCallerLimiter(load.drafts),
    uploads: createCallerLimiter(load.uploads),
    receipts: createCallerLimiter(load.receipts),
  };
  if (deps.metrics) addAdmissionMetrics(deps.metrics, limiters);
  const limits: Partial<Record<LimitedKind, CallLimit>> = {
    drafts: limitCalls(app, load.drafts),
    uploads: limitCalls(app, load.uploads),
    receipts: limitCalls(app, load.receipts),
  };
  const callerOf = createCallerOf(deps.settings.trustProxy);
  const limited =
    (of: CallerLimiter, handler: AnyHandler): AnyHandler =>
    (ctx, args) =>
      of.run(callerOf(ctx), async () => handler(ctx, args));
  const operatorLimit = limitOperators(app, load);
  for (const operation of [...contractOperations, ...operatorOperations]) {
    const id = operation.id as OperationId;
    const handler = routes.handlers[id] as AnyHandler | undefined;
    if (!handler) continue;
    const kind = routes.limited[id];
    // A file is read only once the limits allow it
    const isLimitedEarly = kind !== undefined && operation.takesFile;
    const work = kind && !isLimitedEarly ? limited(limiters[kind], handler) : handler;
    const cacheSeconds = routes.cached[id];
    const callLimit = operation.scopes ? operatorLimit : kind && limits[kind];
    // Expensive reads have as many responses as there are queries: they must not evict those of the others
    const cache = kind ? deps.lists : deps.cache;
    const enter: RouteParts['enter'] = async (request, reply, ctx) => {
      await callLimit?.(request, ctx);
      await routes.preconditions[id]?.(ctx);
      if (isLimitedEarly) await limiters[kind].enter(callerOf(ctx), request, reply);
    };
    const parts = { ...routes, cache, cacheSeconds, enter };
    app.route(toRoute(operation, work, deps, parts));
  }
}

interface RouteParts extends Find {
  cache: ReadCache;
  cacheSeconds: number | undefined;
  /** Throws when the request exceeds a limit; called before its body is read. */
  enter(request: FastifyRequest, reply: FastifyReply, ctx: Context): Promise<void>;
}

function toRoute(
  operation: ContractOperation,
  handler: AnyHandler,
  deps: Deps,
  { cache, cacheSeconds = 0, enter, ...find }: RouteParts,
): RouteOptions {
  const { id, method, url, query, params, headers, body, answer } = operation;
  // Unknown parameters must not create separate cache entries
  const keyOf = (request: FastifyRequest) => {
    const path = query ? request.url : (request.url.split('?')[0] ?? request.url);
    const images = wantsRelativeImages(request.headers) ? 'relative' : 'absolute';
    return `${languageFor(deps, request)} ${images} ${path}`;
  };
  const contexts = new WeakMap<FastifyRequest, Context>();
  return {
    method,
    url,
    config: { operation: id, rawBody: operation.rawBody, takesFile: operation.takesFile },
    schema: {
      ...(query && { querystring: query }),
      ...(params && { params }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { 200: answer },
    },
    async onRequest(request, reply) {
      reply.headers({ 'content-language': languageFor(deps, request), vary: 'Accept-Language' });
      const cachedResponse = cacheSeconds ? cache.peek(keyOf(request)) : undefined;
      if (cachedResponse !== undefined)
        return reply.type('application/json; charset=utf-8').send(cachedResponse);
      const ctx = operation.scopes
        ? await operatorContext(operation, request, deps, find)
        : await createContext(operation, request, deps, find);
      requireScopes(operation, ctx);
      await enter(request, reply, ctx);
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
      // Set by onRequest of this route
      const ctx = contexts.get(request) as Context;
      const respond = async () => success(await handler(ctx, { query, params, headers, body }));
      if (!cacheSeconds) return respond();
      const text = await cache.through(keyOf(request), cacheSeconds, async () =>
        String(reply.serialize((await respond()) as unknown as Record<string, unknown>)),
      );
      return reply.type('application/json; charset=utf-8').send(text);
    },
  };
}

/** Whom a call is counted for: the account, else the network; nobody for what the storefront asks for all. */
function createCallerOf(trust: ProxyTrust) {
  const isOwn = createIsOwn(trust);
  return ({ user, ip }: Context): string | undefined => {
    if (user) return `account ${user.id}`;
    return isOwn(ip) ? undefined : callerKey(ip);
  };
}

type Find = Pick<
  ContractRoutes,
  'sessions' | 'withCachedSession' | 'writing' | 'ofCatalogue' | 'findOperator'
>;

const databaseFor = ({ method, id }: ContractOperation, { db }: Deps, { writing }: Find) =>
  method === 'GET' && !writing.has(id as OperationId) ? db.reads : db;

const databaseForShopper = (
  operation: ContractOperation,
  deps: Deps,
  { user, parts }: { user: SessionUser | undefined; parts: Find },
) =>
  !user && parts.ofCatalogue.has(operation.id as OperationId)
    ? deps.db.catalogue
    : databaseFor(operation, deps, parts);

async function createContext(
  operation: ContractOperation,
  request: FastifyRequest,
  deps: Deps,
  parts: Find,
): Promise<Context> {
  const { auth, id } = operation;
  const { sessions, withCachedSession } = parts;
  const token = auth === 'none' ? undefined : readToken(request.headers);
  const tokenHash = token === undefined ? undefined : sessions.hashToken(token);
  const find = withCachedSession.has(id as OperationId)
    ? sessions.findCachedSession
    : sessions.findSession;
  const user = tokenHash && (await find(deps, tokenHash));
  if (auth === 'required' && !user) throw unauthorized();
  const db = databaseForShopper(operation, deps, { user, parts });
  return { ...deps, db, ...callerOf(deps, request), user, token, tokenHash };
}

/** An operator is not a shopper: a session token in the request is ignored. */
async function operatorContext(
  operation: ContractOperation,
  request: FastifyRequest,
  deps: Deps,
  parts: Find,
): Promise<Context> {
  const key = readOperatorKey(request.headers);
  const operator = key ? await parts.findOperator(deps, key) : undefined;
  if (!operator) throw invalidKey();
  const db = databaseFor(operation, deps, parts);
  return { ...deps, db, ...callerOf(deps, request), operator };
}

const languageFor = (
  { policy }: Pick<Deps, 'policy'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Language => acceptedLanguage(headers['accept-language'], policy.mall.language);

/** The caller's properties in a request, besides session or key. */
const callerOf = ({ settings, policy }: Deps, { headers, log, ip }: FastifyRequest) => ({
  settings: settingsFor(settings, headers),
  language: languageFor({ policy }, { headers }),
  log,
  ip,
});

function requireScopes({ scopes = [] }: ContractOperation, { operator }: Context): void {
  const missing = scopes.find((scope) => !operator?.scopes.includes(scope));
  if (missing) throw new BusinessError(403, `This key lacks the scope ${missing}.`);
}

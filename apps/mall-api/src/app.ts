import cors from '@fastify/cors';
import { REQUEST_ID } from '@vermilion/telemetry';
import type { Tracing } from '@vermilion/telemetry/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as sessions from './auth/sessions';
import * as callOptions from './call-options';
import { handlers, routes } from './domains';
import { addHealth, type Health } from './health';
import type { Routes } from './http/handler';
import { limitCallers } from './http/load-limits';
import { refuseUnknownProxies } from './http/proxies';
import { addContractRoutes } from './http/routes';
import { createServer, type ServerOptions } from './http/server';
import { refuseUnderPressure } from './http/under-pressure';
import { createConcurrencyLimiter } from './kernel/concurrency-limiter';
import type { Deps } from './kernel/context';
import { createSessionCache } from './kernel/session-cache';
import { createDatabaseStore } from './media/database-store';
import { findOperator } from './operator/find-operator';
import { createSearch } from './search/create-search';
import { addStats, type Stats } from './stats';

/** By default as the settings say, or in the database. */
type Exchangeable = 'search' | 'pictures';

export interface AppOptions {
  deps: Omit<Deps, 'log' | 'limiters' | 'sessions' | Exchangeable> &
    Partial<Pick<Deps, Exchangeable>>;
  /** Switched to "not ready" when the server stops. */
  health?: Health;
  /** Traces requests; undefined where traces are off. */
  tracing?: Tracing | undefined;
  /** Served as `/stats.json` when given. */
  stats?: Stats | undefined;
  /** Extra routes, registered after our own. */
  extraRoutes?: Routes | undefined;
  logStream?: ServerOptions['logStream'];
}

/** The name by which a request is counted: its operation, or the pattern of its route. */
const operationOf = ({ method, routeOptions: { config, url } }: FastifyRequest): string =>
  config.operation ?? (url ? `${method} ${url}` : 'unknown');

/** The whole server, ready to listen: every call of the contract, and the other routes. */
export async function createApp({
  deps: parts,
  health = { ready: true },
  tracing,
  stats,
  extraRoutes,
  logStream,
}: AppOptions): Promise<{ app: FastifyInstance; deps: Deps }> {
  const { logLevel, trustProxy, keepAlive } = parts.settings;
  const largestFile = parts.policy.upload.maxBytes;
  const app = createServer({
    logLevel,
    trustProxy,
    keepAlive,
    largestFile,
    ...(logStream && { logStream }),
  });
  const { ordersOfSku, readsForOrder } = parts.policy.load;
  const limiters = {
    stock: createConcurrencyLimiter(ordersOfSku),
    readsForOrder: createConcurrencyLimiter(readsForOrder),
  };
  const sessionCache = createSessionCache(() => parts.now().getTime());
  const search = parts.search ?? createSearch(parts.db, parts.settings, app.log);
  const pictures = parts.pictures ?? createDatabaseStore(parts.db);
  const deps: Deps = {
    ...parts,
    sessions: sessionCache,
    search,
    pictures,
    limiters,
    log: app.log,
    trace: tracing?.run,
  };
  if (tracing) await app.register(tracing.plugin);
  deps.metrics?.observe(app, operationOf);
  if (stats) addStats(app, stats);
  addHealth(app, deps, health);
  // Any origin may call unless some are configured: authorisation is by a header with a token that the
  // calling page must have itself, not by a cookie. A page of another origin cannot send the header, token or
  // not.
  const { corsOrigins } = parts.settings;
  const origin = corsOrigins === '*' ? '*' : [...corsOrigins];
  await app.register(async (api) => {
    refuseUnknownProxies(api, trustProxy);
    await api.register(cors, {
      origin,
      methods: ['GET', 'POST'],
      maxAge: 86_400,
      exposedHeaders: ['retry-after', REQUEST_ID],
    });
    // Not for health, webhooks and payment pages, which must respond under pressure too
    await refuseUnderPressure(api, deps.settings);
    await limitCallers(api, deps.policy.load, trustProxy);
    addContractRoutes(api, deps, {
      ...callOptions,
      handlers,
      sessions,
      findOperator,
    });
  });
  await app.register(async (beside) => {
    refuseUnknownProxies(beside, trustProxy);
    // For browsers and machines, which rely on the HTTP status: a provider retries anything but 2xx, a cache
    // stores a 200
    beside.addHook('onRoute', (route) => {
      route.config = { ...route.config, realStatus: true };
    });
    for (const add of routes) add(beside, deps);
    extraRoutes?.(beside, deps);
  });
  await app.ready();
  return { app, deps };
}

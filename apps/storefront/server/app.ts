import proxyaddr from '@fastify/proxy-addr';
import type { Metrics } from '@vermilion/telemetry';
import type { Tracing } from '@vermilion/telemetry/tracing';
import type { FastifyInstance } from 'fastify';
import { createAdmission } from './admission/admission';
import { addHealth, type Health } from './admission/health';
import type { AdmissionRules } from './admission/rules';
import { isApiPath } from './api-path';
import { addMetrics } from './app-metrics';
import { addBackOffice, type BackOfficeSettings } from './back-office';
import { type ChangeLog, createChangeLog } from './changes/change-log';
import { createFastify, type LogSettings, type ServerFactory } from './create-fastify';
import { createHttpServer } from './http-server';
import { addImages } from './image-relay';
import type { Limits } from './limits';
import { defaultLimits } from './limits';
import { createGate } from './line/gate';
import { createWaitingRoom, type WaitingRoomSettings } from './line/waiting-room';
import { logTo } from './log';
import { refuseAddress } from './malformed-address';
import { logRequests } from './observe-requests';
import type { OutsideScript } from './outside-scripts';
import type { PageCacheOptions } from './page-cache';
import { createPageCache } from './page-cache';
import { addPages } from './pages';
import { createPublicResponseCache } from './public-response-cache';
import { keepBodies } from './receive-body';
import { addRelay } from './relay';
import type { Pages } from './render';
import { robotsTxt } from './robots';
import { SECURITY_TXT, type SecurityContact, securityTxt } from './security-txt';
import { sendEnvelope, sendText } from './send-text';
import { addSitemap } from './sitemap/send-sitemap';
import { addAssets, addThemeFiles } from './static-files';
import type { Theme } from './theme';
import { addVisits, type VisitOptions } from './visits';

declare module 'fastify' {
  interface FastifyInstance {
    health: Health;
  }
}

export interface AppOptions extends VisitOptions {
  apiBase: string;
  /** Hosts to which a browser may be redirected for sign-in and payment. */
  providerHosts?: readonly string[];
  theme: Theme;
  /** IANA name of the time zone in which pages show times; that of the API if undefined. */
  timeZone: string | undefined;
  /** Minutes between UTC and the API's times, where it does not tell them. */
  utcOffset: number;
  /** Whom to tell about a vulnerability; undefined: the mall does not say. */
  securityContact?: SecurityContact | undefined;
  /** A trial mall, which is marked as such on every page. */
  isTrial?: boolean;
  /** Scripts of other companies on every page, for visitors who have agreed. */
  outside?: readonly OutsideScript[];
  /** The folder of the browser's files; none in development, where Vite serves them. */
  folder?: string;
  /** The back office; none where it is turned off. */
  backOffice?: BackOfficeSettings | undefined;
  /** Aborted while the API gives no sign of life. */
  presence?: () => AbortSignal;
  /** Names the build in a header of every response. */
  build?: string;
  /** The folder with the files of other builds. */
  keptAssets?: string | undefined;
  /** Overrides of the default limits. */
  limits?: Partial<Limits>;
  /** Where visitors wait while there is no room; undefined: they are told to come again. */
  waitingRoom?: WaitingRoomSettings | undefined;
  /** Overrides of what callers may occupy. */
  admission?: Partial<AdmissionRules>;
  /** Lifetime of cached guest pages, and the size of the cache. */
  cachedPages?: PageCacheOptions;
  /** The log of changes; without a feed pages are cached only briefly. */
  changes?: ChangeLog;
  /** Makes the server; by default one with all limits. */
  serverFactory?: ServerFactory;
  /** By default nothing is logged. */
  logLevel?: string;
  logStream?: LogSettings['logStream'];
  /** The metrics of this process; undefined where they are off. */
  metrics?: Metrics | undefined;
  /** Traces requests; undefined where traces are off. */
  tracing?: Tracing | undefined;
  /** Called for every page, so that development always renders the latest code. */
  pages(url: string): Promise<Pages>;
}

const MB = 1024 * 1024;
/** Shorter than the half minute after which a browser refetches the data that came with a page. */
const defaultPageCache: PageCacheOptions = {
  maxBytes: 64 * MB,
  freshFor: 10_000,
  staleAfter: 20_000,
  currentFor: 300_000,
};

/** A server with all limits. The connections of trusted proxies are those of many clients. */
const serverWithLimits =
  (limits: Limits, trusts: LogSettings['trusts']): ServerFactory =>
  (listener) =>
    createHttpServer(limits, trusts).on('request', listener);

/** The whole storefront server: static files, relays, pages. */
export function createApp(given: AppOptions): FastifyInstance {
  const limits = { ...defaultLimits, ...given.limits };
  const { changes = createChangeLog(), build, folder, keptAssets: kept, theme } = given;
  const pageCache = createPageCache(given.cachedPages ?? defaultPageCache, changes);
  const responseCache = createPublicResponseCache(changes);
  const room = given.waitingRoom && createWaitingRoom(given.waitingRoom);
  const admission = createAdmission(given.admission, room?.pressure.measure);
  const onBusy = room?.pressure.refuse;
  const options = {
    providerHosts: [],
    ...given,
    limits,
    responseCache,
    changes,
    pageCache,
    onBusy,
    gate: room && createGate(room, given),
  };
  const isProxy = proxyaddr.compile([...(given.trustProxy?.proxies ?? [])]);
  const trusts = (address: string) => isProxy(address, 0);
  const serverFactory = given.serverFactory ?? serverWithLimits(limits, trusts);
  const app = createFastify(serverFactory, limits, { ...given, trusts });
  logTo(app.log);
  if (given.tracing) void app.register(given.tracing.plugin);
  app.decorateRequest('apiCall');
  app.decorateRequest('pageId');
  logRequests(app);
  if (given.metrics) addMetrics(given.metrics, app, { admission, pageCache, responseCache, room });
  if (room) app.addHook('onClose', async () => room.stop());
  app.decorate('health', { ready: true });
  if (build)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('x-build', build);
      done();
    });
  // Health checks use other host names than browsers, so they have no visits
  addHealth(app, admission, app.health);
  void app.register(async (mall) => {
    addVisits(mall, admission, options);
    mall.addHook('onRequest', (request, reply, done) => {
      if (!request.visitContext.isMalformed) return done();
      refuseAddress(request, reply, options).catch(done);
    });
    keepBodies(mall);
    void mall.register((api) => addRelay(api, options));
    addImages(mall, options);
    mall.get('/robots.txt', (request, reply) =>
      sendText(reply, 200, robotsTxt(request.visitContext.origin)),
    );
    const { securityContact } = given;
    if (securityContact)
      mall.get(SECURITY_TXT, (request, reply) =>
        sendText(reply, 200, securityTxt(securityContact, request.visitContext.origin)),
      );
    addSitemap(mall, options);
    if (folder) void mall.register((files) => addAssets(files, { folder, kept }));
    addThemeFiles(mall, theme);
    if (given.backOffice) addBackOffice(mall, given.backOffice, options);
    addPages(mall, options);
    mall.setNotFoundHandler((request, reply) => {
      const isCall = isApiPath(request.visitContext.url);
      reply.header('allow', isCall ? 'GET, POST' : 'GET, HEAD');
      if (isCall) sendEnvelope(reply, 405, 'Only GET and POST are relayed.');
      else sendText(reply, 405, 'Method not allowed');
    });
  });
  return app;
}

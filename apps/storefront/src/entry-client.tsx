import '@vermilion/design-system/styles';
import { createLazyMallClient, lazyQueries } from '@vermilion/api-client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydrationMarker } from './app/hydration-marker';
import type { AppDeps, Session } from './app/deps';
import { Document } from './app/document';
import { Providers } from './app/providers';
import { exposeNonce } from './app/nonce';
import { createQueryClient, withQuietErrors } from './app/query-client';
import { markAsFresh } from './data/mark-as-fresh';
import { hydrateStreamedQueries } from './app/hydrate-queries';
import { readPageState } from './app/read-page-state';
import { replayEarlyClicks } from './app/replay-early-clicks';
import { revealFocus } from './app/reveal-focus';
import { reportError } from './errors/report-error';
import { frameParts } from './frame/parts';
import { Storefront } from './frame/storefront';
import { languageTag, localeOf } from './i18n/locales';
import { createMessageStore } from './i18n/message-store';
import { setIslandMessages } from './islands/island-module';
import { createRoutes } from './routes';
import { cataloguePartOf } from './routing/catalogue-part';
import { guardChunk, setDestination } from './routing/chunk-guard';
import { hrefOf } from './routing/page-location';
import { createPageRouter } from './routing/page-router';
import { createPrefetch, PrefetchContext } from './routing/prefetch';
import { readBrowserSession } from './session/read-session';
import { saveReturnPath, takeReturnPath } from './session/return-path';
import { mayBeSignedIn } from './session/session-hint';
import { GUEST, rememberGuest, SESSION_KEY } from './session/session-query';

/** Not awaited at the top level: the home page's chunk imports this module, and would deadlock. */
async function start() {
  exposeNonce();
  revealFocus();
  const { locale } = localeOf(window.location.pathname);
  const queryClient = createQueryClient(reportError);
  hydrateStreamedQueries(queryClient);
  markAsFresh(queryClient);
  const servedSession = queryClient.getQueryData<Session>(SESSION_KEY) ?? GUEST;
  // If this fails, every part loads its own data
  const personal = mayBeSignedIn()
    ? import('./session/fetch-personal-data').catch(() => {})
    : void rememberGuest(queryClient);
  // The custom header tells the relay that a call comes from our pages
  const headers = { 'x-vermilion': '1', 'accept-language': languageTag(locale) };
  const api = createLazyMallClient({ baseUrl: '', headers, guard: guardChunk });
  const deps: AppDeps = {
    api,
    queries: lazyQueries(api),
    queryClient,
    locale,
    messages: await createMessageStore(locale),
    origin: window.location.origin,
    // As set by the server; without it the time zone of the API
    timeZone: document.documentElement.dataset.timeZone ?? 'Asia/Shanghai',
    year: document.documentElement.dataset.year ?? '',
    logo: document.documentElement.dataset.logo as AppDeps['logo'],
    servedSession,
    readSession: () => readBrowserSession(api),
    saveReturnPath,
    takeReturnPath,
  };
  (await personal)?.fetchPersonalData(deps, headers);
  const routes = createRoutes(deps);
  const router = await createPageRouter({
    routes,
    locale,
    first: readPageState(),
    frame: frameParts,
  });
  setIslandMessages(() => {
    const { messages } = deps;
    const own = cataloguePartOf(router.shown().id ?? 'missing');
    return Promise.all([messages.need('frame'), messages.need(own)]);
  });
  setDestination(() => {
    const to = router.pending();
    return to ? hrefOf(locale, to) : window.location.href;
  });

  const quietDeps = {
    ...deps,
    queryClient: withQuietErrors(queryClient),
    saveReturnPath: () => {},
  };
  const prefetch = createPrefetch(
    createRoutes(quietDeps, (load) => load),
    frameParts,
  );

  const frame = () => new Promise(requestAnimationFrame);
  const settled = async () => {
    do await frame();
    while (router.pending());
    await frame();
  };
  const onHydrated = () => void replayEarlyClicks(settled);

  const page = (
    <Providers deps={deps}>
      <Document locale={locale}>
        <PrefetchContext value={prefetch}>
          <HydrationMarker onAlive={onHydrated}>
            <Storefront router={router} />
          </HydrationMarker>
        </PrefetchContext>
      </Document>
    </Providers>
  );
  // Hydration in a transition can be interrupted, so that it does not delay input
  startTransition(() => void hydrateRoot(document, page));
}

void start();

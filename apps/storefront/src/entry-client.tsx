import '@vermilion/design-system/styles';
import { createMallClient, queries } from '@vermilion/api-client';
import { hydrateRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { HydrationMarker } from './app/hydration-marker';
import type { AppDeps } from './app/deps';
import { Document } from './app/document';
import { Providers } from './app/providers';
import { exposeNonce } from './app/nonce';
import { createQueryClient, withQuietErrors } from './app/query-client';
import { hydrateStreamedQueries } from './app/hydrate-queries';
import { replayEarlyClicks } from './app/replay-early-clicks';
import { reportError } from './errors/report-error';
import { languageTag, localeOf } from './i18n/locales';
import { createMessageStore } from './i18n/message-store';
import { createRoutes } from './routes';
import { setDestination } from './routing/chunk-guard';
import { createPrefetch, PrefetchContext } from './routing/prefetch';
import { readBrowserSession } from './session/read-session';
import { saveReturnPath, takeReturnPath } from './session/return-path';

/** Loads the code of the matched pages before hydration, so that React finds the same tree. */
async function resolveLazy(routes: RouteObject[], basename: string) {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Not awaited at the top level: the home page's chunk imports this module, and would deadlock. */
async function start() {
  exposeNonce();
  const { locale, basename } = localeOf(window.location.pathname);
  const queryClient = createQueryClient(reportError);
  hydrateStreamedQueries(queryClient);
  // our header tells the relay that a call comes from these pages
  const headers = { 'x-vermilion': '1', 'accept-language': languageTag(locale) };
  const api = createMallClient({ baseUrl: '', headers });
  const deps: AppDeps = {
    api,
    queries: queries(api),
    queryClient,
    locale,
    messages: await createMessageStore(locale),
    origin: window.location.origin,
    // as the server has written the page; the wire's own zone where it said none
    timeZone: document.documentElement.dataset.timeZone ?? 'Asia/Shanghai',
    readSession: () => readBrowserSession(api),
    saveReturnPath,
    takeReturnPath,
  };
  const routes = createRoutes(deps);
  await resolveLazy(routes, basename);
  const router = createBrowserRouter(routes, { basename });
  setDestination(() => {
    const { location } = router.state.navigation;
    return location ? router.createHref(location) : window.location.href;
  });

  const quietDeps = {
    ...deps,
    queryClient: withQuietErrors(queryClient),
    saveReturnPath: () => {},
  };
  const prefetch = createPrefetch(createRoutes(quietDeps, (load) => load));

  const frame = () => new Promise(requestAnimationFrame);
  const settled = async () => {
    do await frame();
    while (router.state.navigation.state !== 'idle');
    await frame();
  };
  const onHydrated = () => void replayEarlyClicks(settled);

  hydrateRoot(
    document,
    <Providers deps={deps}>
      <Document locale={locale}>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} />
          <HydrationMarker onAlive={onHydrated} />
        </PrefetchContext>
      </Document>
    </Providers>,
  );
}

void start();

import '@vermilion/design-system/styles';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { createBrowserDeps } from './app/create-browser-deps';
import { Document } from './app/document';
import { hydrateStreamedQueries } from './app/hydrate-queries';
import { HydrationMarker } from './app/hydration-marker';
import { exposeNonce } from './app/nonce';
import { preloadOverlays } from './app/preload-overlays';
import { Providers } from './app/providers';
import { readPageState } from './app/read-page-state';
import { readTheme } from './app/read-theme';
import { carryPressesOver, replayEarlyInput } from './app/replay-early-input';
import { revealFocus } from './app/reveal-focus';
import { setDestination } from './browser/chunk-guard';
import { restoreSearch } from './browser/kept-search';
import type { AppDeps } from './deps/deps';
import { createQueryClient, withQuietErrors } from './deps/query-client';
import { sharedIntl } from './deps/shared-intl';
import { reportError } from './errors/report-error';
import { Storefront } from './frame/storefront';
import { languageTag, localeOf } from './i18n/locales';
import { createPages, createRoutes } from './routes';
import { createPageRouter, type PageRouter } from './routing/page-router';
import { PageRouterProvider } from './routing/page-router-provider';
import { createPrefetch, PrefetchContext } from './routing/prefetch';
import { mayBeSignedIn } from './session/session-hint';
import { rememberGuest } from './session/session-query';
import { markAsFresh } from './wire/mark-as-fresh';

/** Loads the data that came with the page, and begins to load what is the visitor's own. */
async function loadDeps(): Promise<AppDeps> {
  const { locale } = localeOf(window.location.pathname);
  const queryClient = createQueryClient(reportError);
  hydrateStreamedQueries(queryClient);
  markAsFresh(queryClient);
  // The custom header tells the relay that a call comes from our pages
  const headers = { 'x-vermilion': '1', 'accept-language': languageTag(locale) };
  const creating = createBrowserDeps({ locale, queryClient, headers });
  // If this fails, every part loads its own data
  const personal = mayBeSignedIn()
    ? import('./mall/fetch-personal-data').catch(() => {})
    : void rememberGuest(queryClient);
  const deps = await creating;
  (await personal)?.fetchPersonalData(deps, headers);
  return deps;
}

/** Tells the modules that load code on demand where the router is going. */
function followRouter(router: PageRouter) {
  setDestination(() => {
    const to = router.pending();
    return to ? createPath(to) : window.location.href;
  });
}

/** The prefetcher of pages. It reports no failures, stores no return path, and never reloads the document. */
function createPagePrefetch(deps: AppDeps) {
  const queryClient = withQuietErrors(deps.queryClient);
  const quietDeps = { ...deps, queryClient, saveReturnPath: () => {} };
  return createPrefetch(createPages(quietDeps, (load) => load));
}

const nextFrame = () => new Promise(requestAnimationFrame);
/** Lets the browser answer input between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the effect of a click is rendered, including a navigation. */
async function whenSettled(router: PageRouter) {
  do await nextFrame();
  while (router.pending());
  await nextFrame();
}

/** Not awaited at the top level: the home page's chunk imports this module, and would deadlock. */
async function start() {
  exposeNonce();
  revealFocus();
  await nextTask();
  const deps = await loadDeps();
  // The first use of Intl loads the browser's data for the language, which takes as long as the rest before hydration
  sharedIntl(deps);
  await nextTask();
  const routes = createRoutes(createPages(deps));
  const router = await createPageRouter(routes, readPageState());
  followRouter(router);
  const onHydrated = () => {
    restoreSearch();
    carryPressesOver();
    void replayEarlyInput(() => whenSettled(router));
    preloadOverlays(deps.messages);
  };
  const page = (
    <Providers deps={deps}>
      <Document locale={deps.locale} attributes={readTheme()}>
        <PrefetchContext value={createPagePrefetch(deps)}>
          <HydrationMarker onHydrated={onHydrated}>
            <PageRouterProvider router={router}>
              <Storefront routes={routes} />
            </PageRouterProvider>
          </HydrationMarker>
        </PrefetchContext>
      </Document>
    </Providers>
  );
  const hydrate = () => void hydrateRoot(document, page);
  // A translator changes the texts again as soon as it can
  if (window.__RESTORE_TEXTS__?.()) flushSync(hydrate);
  // Hydration in a transition can be interrupted, so that it does not delay input
  else startTransition(hydrate);
}

void start();

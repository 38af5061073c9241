import { createMallClient, queries } from '@vermilion/api-client';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { createStaticHandler } from 'react-router-dom';
import type { AppDeps } from './app/deps';
import { Document } from './app/document';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { Storefront } from './frame/storefront';
import { languageTag, localeOf } from './i18n/locales';
import { createMessageStore } from './i18n/message-store';
import { islandsReady } from './islands/island-module';
import { createRoutes } from './routes';
import { fixedRouter } from './routing/fixed-router';
import { readVisitor } from './server/read-visitor';
import { recordEarlyClicks } from './server/record-early-clicks';
import { renderWithFallback } from './server/render-with-fallback';
import { canWait, loadOnIntent } from './server/load-on-intent';
import { SESSION_KEY } from './session/session-query';
import { hideErrors } from './server/hide-errors';
import { queryScripts } from './server/query-scripts';
import { routeObjects } from './server/route-objects';
import { serverReturnPath } from './server/return-path';
import { streamDocument } from './server/stream-document';
import { pageState, toShownPage } from './server/to-shown-page';
import { TrialNotice } from './server/trial-notice';
import type { RenderOptions, RenderResult } from './server/types';
import { readServerSession } from './server/read-session';

const years = new Map<string, Intl.DateTimeFormat>();

/** The current year in the server's time zone. */
function yearIn(timeZone: string) {
  const format =
    years.get(timeZone) ?? new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  years.set(timeZone, format);
  return format.format();
}

/** Loads a page's data and renders it: the document as a stream, or a redirect. */
export async function render(request: Request, options: RenderOptions): Promise<RenderResult> {
  const { locale, basename } = localeOf(new URL(request.url).pathname);
  const queryClient = createQueryClient();
  const headers = { ...options.api.headers, 'accept-language': languageTag(locale) };
  const api = createMallClient({ ...options.api, headers, timeout: 10_000 });
  const session = readServerSession(api, options.hasToken);
  const memory = serverReturnPath(options);
  const deps: AppDeps = {
    api,
    queries: queries(api),
    queryClient,
    locale,
    messages: await createMessageStore(locale),
    origin: options.origin,
    timeZone: options.timeZone,
    year: yearIn(options.timeZone),
    logo: options.theme.logo,
    readSession: session.read,
    saveReturnPath: memory.remember,
    takeReturnPath: memory.take,
  };
  const routes = createRoutes(deps);
  const handler = createStaticHandler(routeObjects(routes, deps), { basename });
  const [context] = await Promise.all([handler.query(request), deps.messages.complete()]);
  const outcome = { cookies: memory.cookies, sessionLost: session.isLost() };
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location, ...outcome };
  }
  hideErrors(context);
  // The browser knows whether it has a session; a page shared by everybody must not contain it
  if (!options.hasToken) queryClient.removeQueries({ queryKey: SESSION_KEY });
  const routeIds = context.matches.map((match) => match.route.id);
  const waits = canWait(routeIds);
  let hasFailed = false;
  const draw = async () => {
    const shown = await toShownPage(context, routes);
    await islandsReady();
    return streamDocument(
      <Providers deps={deps}>
        <Document
          locale={locale}
          theme={themeAttributes({ ...options.theme, locale: languageTag(locale) })}
          logo={deps.logo}
          timeZone={options.timeZone}
          year={deps.year}
          notice={options.isTrial && <TrialNotice />}
        >
          <Storefront router={fixedRouter(shown)} />
        </Document>
      </Providers>,
      {
        nonce: options.nonce,
        entry: waits ? undefined : options.entry,
        head: [
          readVisitor(options.nonce),
          recordEarlyClicks(options.nonce),
          pageState(shown),
          options.head(routeIds, locale),
          // Behind the stylesheet, for which it waits: a page painted while it is parsed would move
          waits && loadOnIntent(options.nonce, options.entry),
        ]
          .filter(Boolean)
          .join(''),
        flushScripts: queryScripts(queryClient, options.nonce),
        signal: request.signal,
        onError: () => (hasFailed = true),
        onEnd: () => {
          const all = queryClient.getQueryCache().getAll();
          hasFailed ||= all.some(({ state }) => state.status === 'error');
          queryClient.clear();
        },
      },
    );
  };
  const stream = await renderWithFallback(draw, context, { queryClient, signal: request.signal });
  const isComplete = () => !hasFailed;
  return { kind: 'document', status: context.statusCode, isComplete, ...outcome, ...stream };
}

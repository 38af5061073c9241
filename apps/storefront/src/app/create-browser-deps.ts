import type { QueryClient } from '@tanstack/react-query';
import { createLazyMallClient, lazyQueries } from '@vermilion/api-client';
import { guardChunk } from '../browser/chunk-guard';
import type { AppDeps, Session } from '../deps/deps';
import type { Locale } from '../i18n/locales';
import { createMessageStore } from '../i18n/message-store';
import { readBrowserSession } from '../session/read-session';
import { saveReturnPath, takeReturnPath } from '../session/return-path';
import { GUEST, SESSION_KEY } from '../session/session-query';

interface BrowserDepsOptions {
  locale: Locale;
  /** With the data that came with the page. */
  queryClient: QueryClient;
  /** Headers of every API call. */
  headers: Record<string, string>;
}

/** The dependencies of loaders and views in the browser. */
export async function createBrowserDeps({
  locale,
  queryClient,
  headers,
}: BrowserDepsOptions): Promise<AppDeps> {
  const servedSession = queryClient.getQueryData<Session>(SESSION_KEY) ?? GUEST;
  const api = createLazyMallClient({ baseUrl: '', headers, guard: guardChunk });
  const { dataset } = document.documentElement;
  return {
    api,
    queries: lazyQueries(api),
    queryClient,
    locale,
    messages: await createMessageStore(locale),
    origin: window.location.origin,
    // As set by the server
    timeZone: dataset.timeZone ?? 'UTC',
    utcOffset: Number(dataset.utcOffset ?? 0),
    year: dataset.year ?? '',
    asksConsent: dataset.asksConsent !== undefined,
    logo: dataset.logo ?? 'name',
    servedSession,
    readSession: () => readBrowserSession(api),
    saveReturnPath,
    takeReturnPath,
  };
}

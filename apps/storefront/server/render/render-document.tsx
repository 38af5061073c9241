import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { type RouteObject, type StaticHandlerContext, StaticRouter } from 'react-router-dom';
import { Document } from '../../src/app/document';
import { Providers } from '../../src/app/providers';
import type { AppDeps } from '../../src/deps/deps';
import { Storefront } from '../../src/frame/storefront';
import { languageTag } from '../../src/i18n/locales';
import { type PageResult, PageResultContext } from '../../src/routing/page-result';
import { canWait } from './can-wait';
import { ConsentNotice } from './consent-notice';
import { earlyScripts, loadEntryLater } from './inline-scripts';
import { pageState, toPageResult } from './page-state';
import { queryScripts } from './query-scripts';
import { streamDocument } from './stream-document';
import { TrialNotice } from './trial-notice';
import type { RenderOptions } from './types';

interface DocumentOptions {
  deps: AppDeps;
  options: RenderOptions;
  routeIds: readonly string[];
  signal: AbortSignal;
  /** A part of the page, or its data, has failed. */
  onFailure(): void;
}

/** The tags at the start of the head. */
function headTags(
  context: StaticHandlerContext,
  result: PageResult,
  { deps, options, routeIds }: DocumentOptions,
): string {
  const { nonce, entry } = options;
  return [
    earlyScripts(nonce),
    pageState(context, result, options.failure !== undefined),
    options.head(routeIds, deps.locale),
    // Behind the stylesheet, for which it waits: a page painted while it is parsed would move
    ...(canWait(routeIds) ? [loadEntryLater(nonce, entry)] : []),
  ].join('');
}

/** Renders the document of a page as a stream. */
export function renderDocument(
  context: StaticHandlerContext,
  routes: RouteObject[],
  given: DocumentOptions,
) {
  const result = toPageResult(context);
  const { deps, options, routeIds, signal, onFailure } = given;
  const { asksConsent, locale, logo, queryClient, timeZone, utcOffset, year } = deps;
  const theme = themeAttributes({ ...options.theme, locale: languageTag(locale) });
  return streamDocument(
    <Providers deps={deps}>
      <Document
        locale={locale}
        attributes={{
          ...theme,
          'data-logo': logo,
          'data-time-zone': timeZone,
          'data-utc-offset': String(utcOffset),
          'data-year': year,
          'data-office': options.hasOffice ? '' : undefined,
          'data-asks-consent': asksConsent ? '' : undefined,
        }}
        notice={
          <>
            {options.isTrial && <TrialNotice />}
            {asksConsent && <ConsentNotice outside={options.outside} nonce={options.nonce} />}
          </>
        }
      >
        <StaticRouter basename={context.basename} location={context.location}>
          <PageResultContext value={result}>
            <Storefront routes={routes} />
          </PageResultContext>
        </StaticRouter>
      </Document>
    </Providers>,
    {
      nonce: options.nonce,
      entry: canWait(routeIds) ? undefined : options.entry,
      head: headTags(context, result, given),
      flushScripts: queryScripts(queryClient, options.nonce),
      signal,
      requestId: options.requestId,
      onError: onFailure,
      onEnd() {
        const all = queryClient.getQueryCache().getAll();
        if (all.some(({ state }) => state.status === 'error')) onFailure();
        queryClient.clear();
      },
    },
  );
}

import { createMallClient, queries } from '@vermilion/api-client';
import type { AppDeps } from '../../src/deps/deps';
import { createQueryClient } from '../../src/deps/query-client';
import { languageTag, localeOf } from '../../src/i18n/locales';
import { createMessageStore } from '../../src/i18n/message-store';
import { mallOf } from '../../src/mall/use-home-mall';
import { currentYear } from './current-year';
import { ownTimeZone } from './own-time-zone';
import { readServerSession } from './read-session';
import { serverReturnPath } from './return-path';
import type { RenderOptions } from './types';
import { zoneOfOffset } from './zone-of-offset';

/** Time zone and year of displayed times. */
const shownTime = (timeZone: string) => ({ timeZone, year: currentYear(timeZone) });

/** The zone of times: on a page for one visitor alone that of the visitor's browser, otherwise that of the settings. */
const shownZone = ({ cookies, timeZone }: RenderOptions) => ownTimeZone(cookies) ?? timeZone;

/**
 * The dependencies of the views, once the loaders have run: if neither the visitor nor a setting names a zone, times are
 * shown in that of the API, which the home data tell.
 */
export const withZoneOfApi = (deps: AppDeps, options: RenderOptions): AppDeps =>
  shownZone(options) ? deps : { ...deps, ...shownTime(zoneOfOffset(mallOf(deps).utcOffset)) };

/** Milliseconds for the API to answer one call. */
const CALL_TIMEOUT_MS = 10_000;

/** The dependencies of loaders and views for one request, and what the request leaves in the browser's cookies. */
export async function createRequestDeps(request: Request, options: RenderOptions) {
  const { locale } = localeOf(new URL(request.url).pathname);
  const headers = { ...options.api.headers, 'accept-language': languageTag(locale) };
  const api = createMallClient({ ...options.api, headers, timeout: CALL_TIMEOUT_MS });
  const session = readServerSession(api, options.hasToken);
  const returnPath = serverReturnPath(options);
  const deps: AppDeps = {
    api,
    queries: queries(api),
    queryClient: createQueryClient(),
    locale,
    messages: await createMessageStore(locale),
    origin: options.origin,
    ...shownTime(shownZone(options) ?? zoneOfOffset(options.utcOffset)),
    utcOffset: options.utcOffset,
    logo: options.theme.logo,
    asksConsent: options.outside.length > 0,
    readSession: session.read,
    saveReturnPath: returnPath.remember,
    takeReturnPath: returnPath.take,
  };
  return { deps, isSessionLost: session.isLost, cookies: returnPath.cookies };
}

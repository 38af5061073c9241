import type { Refused } from '@vermilion/admission';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  DEFAULT_LOCALE,
  languageTag,
  localeOf,
  localPath,
  LOCALES,
  type Locale,
} from '../../src/i18n/locales';
import { plainPage } from '../render/plain-page';
import type { RefusedTexts } from '../render/refused-texts';
import { isApiPath } from '../relay';
import type { RequestContext } from '../request-context';
import { sendEnvelope, sendText } from '../send-text';

/** The language of a request: of a page by its path, of a call by the page that makes it. */
function localeFor(req: IncomingMessage, { url }: RequestContext): Locale {
  if (!isApiPath(url)) return localeOf(url.pathname).locale;
  const wanted = String(req.headers['accept-language'] ?? '').split(',')[0] ?? '';
  return LOCALES.find((locale) => languageTag(locale) === wanted.trim()) ?? DEFAULT_LOCALE;
}

/** Tells a visitor, in their language, that a request is refused now, and when to try again. */
export async function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  { status, retryAfter }: Refused,
  textsOf: (locale: Locale) => Promise<RefusedTexts>,
) {
  const locale = localeFor(req, context);
  const texts = await textsOf(locale);
  const isShare = status === 429;
  const title = isShare ? texts.shareTitle : texts.busyTitle;
  const text = isShare ? texts.share : texts.busy;
  res.setHeader('Retry-After', retryAfter);
  // What has not been read of the request would be read as the next one; and requests sent ahead would be refused too
  if (isShare || !req.complete) res.setHeader('Connection', 'close');
  if (isApiPath(context.url)) return sendEnvelope(res, status, text);
  const { pathname, search } = context.url;
  const links = [
    { href: pathname + search, label: texts.again },
    { href: localPath(locale, '/'), label: texts.home },
  ];
  return sendText(res, status, plainPage({ locale, status, title, text, links }), 'text/html');
}

import type { Refused } from '@vermilion/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DEFAULT_LOCALE,
  languageTag,
  type Locale,
  localeOf,
  LOCALES,
  localPath,
} from '../../src/i18n/locales';
import { isApiPath } from '../api-path';
import { plainPage } from '../render/plain-page';
import type { RefusedTexts } from '../render/refused-texts';
import { sendEnvelope, sendText } from '../send-text';

/** The language of a request: of a page by its path, of a call by the page that makes it. */
function localeFor({ headers, visitContext: { url } }: FastifyRequest): Locale {
  if (!isApiPath(url)) return localeOf(url.pathname).locale;
  const wanted = String(headers['accept-language'] ?? '').split(',')[0] ?? '';
  return LOCALES.find((locale) => languageTag(locale) === wanted.trim()) ?? DEFAULT_LOCALE;
}

/** Tells a visitor, in their language, that their page could not be made; the page is neither rendered nor loads anything. */
export async function sendFailedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  textsOf: (locale: Locale) => Promise<RefusedTexts>,
) {
  const locale = localeFor(request);
  const { failedTitle: title, failed: text, again, home } = await textsOf(locale);
  const { url } = request.visitContext;
  const links = [
    { href: url.pathname + url.search, label: again },
    { href: localPath(locale, '/'), label: home },
  ];
  return sendText(reply, 500, plainPage({ locale, status: 500, title, text, links }), 'text/html');
}

/** Tells a visitor, in their language, that a request is refused now, and when to try again. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter }: Refused,
  textsOf: (locale: Locale) => Promise<RefusedTexts>,
) {
  const locale = localeFor(request);
  const texts = await textsOf(locale);
  const isShare = status === 429;
  const title = isShare ? texts.shareTitle : texts.busyTitle;
  const text = isShare ? texts.share : texts.busy;
  reply.header('retry-after', retryAfter);
  // What has not been read of the request would be read as the next one; and requests sent ahead would be refused too
  if (isShare || !request.raw.complete) reply.header('connection', 'close');
  const { url } = request.visitContext;
  if (isApiPath(url)) return sendEnvelope(reply, status, text);
  const links = [
    { href: url.pathname + url.search, label: texts.again },
    { href: localPath(locale, '/'), label: texts.home },
  ];
  return sendText(reply, status, plainPage({ locale, status, title, text, links }), 'text/html');
}

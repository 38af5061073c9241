import type { Refused } from '@vermilion/admission';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  DEFAULT_LOCALE,
  languageTag,
  localeOf,
  localPath,
  LOCALES,
  type Locale,
} from '../../src/i18n/locales';
import type { RefusedTexts } from '../../src/server/refused-texts';
import { isApiPath } from '../relay';
import type { RequestContext } from '../request-context';
import { sendEnvelope, sendText } from '../send-text';
import type { Theme } from '../theme';

/** The language of a request: of a page by its path, of a call by the page that makes it. */
function localeFor(req: IncomingMessage, { url }: RequestContext): Locale {
  if (!isApiPath(url)) return localeOf(url.pathname).locale;
  const wanted = String(req.headers['accept-language'] ?? '').split(',')[0] ?? '';
  return LOCALES.find((locale) => languageTag(locale) === wanted.trim()) ?? DEFAULT_LOCALE;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export interface RefusalOptions {
  theme: Theme;
  stylesheet: string | undefined;
  texts(locale: Locale): Promise<RefusedTexts>;
}

/** A page that costs no rendering. */
function refusalPage(
  { title, text, again, home }: Record<'title' | 'text' | 'again' | 'home', string>,
  locale: Locale,
  { pathname, search }: RequestContext['url'],
  { theme, stylesheet }: RefusalOptions,
) {
  const { brand, colorMode } = theme;
  const attributes = themeAttributes({ brand, colorMode, locale: languageTag(locale) });
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  const link = (href: string, label: string) =>
    `<p><a href="${escape(href)}">${escape(label)}</a></p>`;
  return [
    `<!doctype html><html${named.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : '',
    `${theme.tags}<title>${escape(title)}</title></head><body><main>`,
    `<h1>${escape(title)}</h1><p>${escape(text)}</p>`,
    link(pathname + search, again),
    link(localPath(locale, '/'), home),
    '</main></body></html>',
  ].join('');
}

/** Tells a visitor, in their language, that a request is refused now, and when to try again. */
export async function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  { status, retryAfter }: Refused,
  options: RefusalOptions,
) {
  const locale = localeFor(req, context);
  const { busyTitle, busy, shareTitle, share, ...links } = await options.texts(locale);
  const [title, text] = status === 429 ? [shareTitle, share] : [busyTitle, busy];
  res.setHeader('Retry-After', retryAfter);
  // What has not been read of the request would be read as the next one
  if (!req.complete) res.setHeader('Connection', 'close');
  if (isApiPath(context.url)) return sendEnvelope(res, status, text);
  const page = refusalPage({ title, text, ...links }, locale, context.url, options);
  return sendText(res, status, page, 'text/html');
}

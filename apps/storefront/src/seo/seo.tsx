import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import type { Locale } from '../i18n/locales';
import { languageTag, LOCALES, localPath } from '../i18n/locales';
import { useMallName } from '../mall/mall-data';
import { messages } from '../mall/messages';

export interface SeoProps {
  /** Without the mall's name, which is appended; omitted on the home page. */
  title?: string;
  description?: string;
  /** Canonical path and query without prefix. Default: the current path without its query. */
  path?: string;
  /** URL of the preview image. */
  imageSrc?: string;
  type?: 'website' | 'product';
  /** Excluded from indexing: personal and failed pages. */
  hidden?: boolean;
  /** Structured data, rendered only by the server, see `json-ld`. */
  data?: readonly object[];
}

const LONGEST = 160;
const shorten = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

/** JSON that is safe inside a script element. */
const safeJson = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');

interface CrawlerTagsProps extends Pick<SeoProps, 'imageSrc' | 'type'> {
  title: string;
  mall: string;
  about: string;
  /** Absolute URL of the page in a language. Default: the current one. */
  address: (locale?: Locale) => string;
}

/** Tags for crawlers and previews. Rendered only by the server and removed from the browser's code. */
function CrawlerTags({ title, mall, about, type, imageSrc, address }: CrawlerTagsProps) {
  const { origin, locale } = useApp();
  return (
    <>
      <meta name="description" content={about} />
      <link rel="canonical" href={address()} />
      {LOCALES.map((id) => (
        <link key={id} rel="alternate" hrefLang={languageTag(id)} href={address(id)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address()} />
      <meta property="og:site_name" content={mall} />
      <meta property="og:locale" content={languageTag(locale).replace('-', '_')} />
      {imageSrc && <meta property="og:image" content={new URL(imageSrc, origin).href} />}
    </>
  );
}

/** Title, description and metadata for search engines and link previews. */
export function Seo({
  title,
  description,
  path,
  imageSrc,
  type = 'website',
  hidden,
  data,
}: SeoProps) {
  const intl = useIntl();
  const { origin, locale } = useApp();
  const { pathname } = useLocation();
  const mall = useMallName();
  const fullTitle = title
    ? intl.formatMessage(messages.title, { title, mall })
    : intl.formatMessage(messages.homeTitle, { mall });
  const own = path ?? pathname;
  const address = (id = locale) => origin + localPath(id, own);
  if (hidden)
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const about = shorten(description || intl.formatMessage(messages.description, { mall }));
  return (
    <>
      <title>{fullTitle}</title>
      {import.meta.env.SSR && (
        <CrawlerTags {...{ title: title ?? mall, mall, about, type, imageSrc, address }} />
      )}
      {data && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? safeJson(data) : '' }}
        />
      )}
    </>
  );
}

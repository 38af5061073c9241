import type { ReactNode } from 'react';
import { languageTag, type Locale } from '../i18n/locales';

export interface DocumentProps {
  locale: Locale;
  /** Other attributes of the root element, from the server: theme, logo, time zone, year. */
  attributes?: Readonly<Record<string, string | undefined>>;
  /** Rendered only by the server, above every page: React ignores unknown elements of the body. */
  notice?: ReactNode;
  children: ReactNode;
}

/** React renders the whole document, so that it can hoist titles and meta tags into the head. */
export function Document({ locale, attributes, notice, children }: DocumentProps) {
  return (
    <html lang={languageTag(locale)} {...attributes} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {notice}
        {children}
      </body>
    </html>
  );
}

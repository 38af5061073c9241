import type { ReactNode } from 'react';
import { languageTag, type Locale } from '../i18n/locales';

/** The whole document is React's, so that titles, descriptions and links rise into the head. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

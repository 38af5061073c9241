import type { ReactNode } from 'react';
import { languageTag, type Locale } from '../i18n/locales';

export interface DocumentProps {
  locale: Locale;
  /** How the server says the page looks; the browser leaves it as it came. */
  look?: { brand: string; colorMode: string };
  children: ReactNode;
}

/** The whole document is React's, so that titles, descriptions and links rise into the head. */
export function Document({ locale, look, children }: DocumentProps) {
  return (
    <html
      lang={languageTag(locale)}
      data-brand={look?.brand}
      data-color-mode={look?.colorMode}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

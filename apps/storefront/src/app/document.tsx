import type { ReactNode } from 'react';
import { languageTag, type Locale } from '../i18n/locales';

export interface DocumentProps {
  locale: Locale;
  /** How the server says the page looks; the browser leaves it as it came. */
  theme?: { brand: string; colorMode: string };
  /** Said by the server, for the browser to read. */
  timeZone?: string;
  /** What the server alone says above every page: React passes over elements of the body that are not its own. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The whole document is React's, so that titles, descriptions and links rise into the head. */
export function Document({ locale, theme, timeZone, notice, children }: DocumentProps) {
  return (
    <html
      lang={languageTag(locale)}
      data-brand={theme?.brand}
      data-color-mode={theme?.colorMode}
      data-time-zone={timeZone}
      suppressHydrationWarning
    >
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

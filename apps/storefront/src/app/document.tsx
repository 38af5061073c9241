import type { ThemeAttributes } from '@vermilion/design-system/theme-attributes';
import type { ReactNode } from 'react';
import type { AppDeps } from './deps';
import { languageTag, type Locale } from '../i18n/locales';

export interface DocumentProps {
  locale: Locale;
  /** Set by the server only; hydration keeps it. */
  theme?: ThemeAttributes;
  logo?: AppDeps['logo'];
  /** Written by the server, read by the browser. */
  timeZone?: string;
  year?: string;
  /** Rendered only by the server, above every page: React ignores unknown elements of the body. */
  notice?: ReactNode;
  children: ReactNode;
}

/** React renders the whole document, so that it can hoist titles and meta tags into the head. */
export function Document({ locale, theme, logo, timeZone, year, notice, children }: DocumentProps) {
  return (
    <html
      lang={languageTag(locale)}
      {...theme}
      data-logo={logo}
      data-time-zone={timeZone}
      data-year={year}
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

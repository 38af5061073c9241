import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import type { ReactNode } from 'react';

const theme = { brand: 'kontor', colorMode: 'system', locale: 'ar' } as const;

/** The page as a server renders it: the first paint has the brand, the colors and the direction. */
export const Example = ({ children }: { children: ReactNode }) => (
  <html lang={theme.locale} {...themeAttributes(theme)}>
    <body>{children}</body>
  </html>
);

import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import './brand.css';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import { NextMallProvider } from '@vermilion/mall-components/next';
import type { ReactNode } from 'react';
import { theme } from './theme';

export const metadata = { title: 'A Next app', icons: 'data:,' };

/** A server component: its props to the providers are serializable. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={theme.locale} {...themeAttributes(theme)}>
      <body>
        <ThemeProvider {...theme}>
          <NextMallProvider locale="en">{children}</NextMallProvider>
        </ThemeProvider>
      </body>
    </html>
  );
}

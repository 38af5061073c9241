import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import '../mall/brand.css';
import '../mall/page.css';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { NextMallProvider } from '@vermilion/mall-components/next';
import type { ReactNode } from 'react';
import { locale, messages } from '../mall/language';
import { loadFrame } from '../mall/load';
import { serverApi } from '../mall/server';
import { theme } from '../mall/theme';
import { RoutedMallApp } from './routed-mall-app';

export const metadata = { icons: 'data:,' };

// The mall's data change between builds
export const dynamic = 'force-dynamic';

/** A server component: language, currency, and the links of Next around every page. */
export default async function Layout({ children }: { children: ReactNode }) {
  const frame = await loadFrame(serverApi);
  return (
    <html lang={locale} {...themeAttributes(theme)}>
      <body>
        <NextMallProvider locale={locale} messages={messages} {...frame.money}>
          <RoutedMallApp frame={frame}>{children}</RoutedMallApp>
        </NextMallProvider>
      </body>
    </html>
  );
}

import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import '../mall/brand.css';
import '../mall/page.css';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { NextMallProvider } from '@vermilion/mall-components/next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { messagesOf } from '../mall/language';
import { loadFrame } from '../mall/load';
import { serverApi } from '../mall/server';
import { theme } from '../mall/theme';
import { requestLocale } from './request-locale';
import { RoutedMallApp } from './routed-mall-app';

export const metadata = { icons: '/favicon.svg' };

/** A server component: language, currency, and the links of Next around every page. */
export default async function Layout({ children }: { children: ReactNode }) {
  const locale = await requestLocale();
  const [frame, messages] = await Promise.all([loadFrame(serverApi(locale)), messagesOf(locale)]);
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={locale} {...themeAttributes({ ...theme, locale })}>
      <body>
        <NextMallProvider locale={locale} messages={messages} {...frame.money}>
          <RoutedMallApp frame={frame} nonce={nonce}>
            {children}
          </RoutedMallApp>
        </NextMallProvider>
      </body>
    </html>
  );
}

'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import { ToastProvider } from '@vermilion/design-system/toast';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FrameData } from './load';
import { NavigateContext } from './navigate';
import { PageFrame } from './page-frame';
import { SignInProvider } from './sign-in';
import { theme } from './theme';
import { useTexts } from './use-texts';

export interface MallAppProps {
  frame: FrameData;
  /** Goes to a page by the app's router. */
  navigate: (href: string) => void;
  /** Nonce of the content security policy, if there is one. */
  nonce?: string;
  children: ReactNode;
}

/** What is around every page: theme, messages, sign-in, header and footer. It stands in the provider of the router. */
export function MallApp({ frame, navigate, nonce, children }: MallAppProps) {
  const [queryClient] = useState(() => new QueryClient());
  const { locale } = useIntl();
  const texts = useTexts();
  return (
    <ThemeProvider {...theme} locale={locale} nonce={nonce}>
      <QueryClientProvider client={queryClient}>
        <ToastProvider label={texts.messages} dismissLabel={texts.dismiss}>
          <NavigateContext value={navigate}>
            <SignInProvider>
              <PageFrame frame={frame}>{children}</PageFrame>
            </SignInProvider>
          </NavigateContext>
        </ToastProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

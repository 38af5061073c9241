'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from '@vermilion/design-system/theme-provider';
import { ToastProvider } from '@vermilion/design-system/toast';
import { type ReactNode, useState } from 'react';
import { texts } from './language';
import type { FrameData } from './load';
import { NavigateContext } from './navigate';
import { PageFrame } from './page-frame';
import { SignInProvider } from './sign-in';
import { theme } from './theme';

export interface MallAppProps {
  frame: FrameData;
  /** Goes to a page by the app's router. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** What is around every page: theme, messages, sign-in, header and footer. It stands in the provider of the router. */
export function MallApp({ frame, navigate, children }: MallAppProps) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <ThemeProvider {...theme}>
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

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StrictMode, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { DEFAULT_LOCALE, formatTag } from '../i18n/locales';
import { AppContext } from './app-context';
import type { AppDeps } from './deps';

export interface ProvidersProps {
  deps: AppDeps;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function Providers({ deps, children }: ProvidersProps) {
  const { get, subscribe } = deps.messages;
  const messages = useSyncExternalStore(subscribe, get, get);
  return (
    <StrictMode>
      <AppContext value={deps}>
        <QueryClientProvider client={deps.queryClient}>
          <IntlProvider
            locale={formatTag(deps.locale)}
            defaultLocale={DEFAULT_LOCALE}
            messages={messages}
            timeZone={deps.timeZone}
          >
            {children}
          </IntlProvider>
        </QueryClientProvider>
      </AppContext>
    </StrictMode>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { IntlProvider } from 'react-intl';
import { MALL_TIME_ZONE } from '../data/wire';
import type { Catalogue } from '../i18n/catalogue';
import { DEFAULT_LOCALE, languageTag } from '../i18n/locales';
import { AppContext } from './app-context';
import type { AppDeps } from './deps';

export interface ProvidersProps {
  deps: AppDeps;
  messages: Catalogue;
  children: ReactNode;
}

/** What stands around the router: the same on the server and in the browser. */
export function Providers({ deps, messages, children }: ProvidersProps) {
  return (
    <StrictMode>
      <AppContext value={deps}>
        <QueryClientProvider client={deps.queryClient}>
          <IntlProvider
            locale={languageTag(deps.locale)}
            defaultLocale={DEFAULT_LOCALE}
            messages={messages}
            timeZone={MALL_TIME_ZONE}
          >
            {children}
          </IntlProvider>
        </QueryClientProvider>
      </AppContext>
    </StrictMode>
  );
}

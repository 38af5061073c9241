import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StrictMode, useSyncExternalStore } from 'react';
import type { IntlShape } from 'react-intl';
import { IntlProvider, RawIntlProvider } from 'react-intl';
import { DEFAULT_LOCALE, formatTag } from '../i18n/locales';
import { AppContext } from './app-context';
import type { AppDeps } from './deps';

export interface ProvidersProps {
  deps: AppDeps;
  /** The texts and formatters where they are ready; otherwise they are made, and follow the messages as they come. */
  intl?: IntlShape;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export const Providers = ({ deps, intl, children }: ProvidersProps) => (
  <StrictMode>
    <AppContext value={deps}>
      <QueryClientProvider client={deps.queryClient}>
        {intl ? (
          <RawIntlProvider value={intl}>{children}</RawIntlProvider>
        ) : (
          <LoadedMessages deps={deps}>{children}</LoadedMessages>
        )}
      </QueryClientProvider>
    </AppContext>
  </StrictMode>
);

function LoadedMessages({ deps, children }: Omit<ProvidersProps, 'intl'>) {
  const { get, subscribe } = deps.messages;
  const messages = useSyncExternalStore(subscribe, get, get);
  return (
    <IntlProvider
      locale={formatTag(deps.locale)}
      defaultLocale={DEFAULT_LOCALE}
      messages={messages}
      timeZone={deps.timeZone}
    >
      {children}
    </IntlProvider>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { AppContext } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { sharedIntl } from '../deps/shared-intl';

export interface ProvidersProps {
  deps: AppDeps;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export const Providers = ({ deps, children }: ProvidersProps) => (
  <StrictMode>
    <AppContext value={deps}>
      <QueryClientProvider client={deps.queryClient}>
        <RawIntlProvider value={sharedIntl(deps)}>{children}</RawIntlProvider>
      </QueryClientProvider>
    </AppContext>
  </StrictMode>
);

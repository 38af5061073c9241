import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { ToastProvider } from '@vermilion/design-system/toast';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { AppContext } from '../../deps/app-context';
import type { AppDeps, Session } from '../../deps/deps';
import { MAIN_ID } from '../../routing/navigation-focus';
import { SESSION_KEY } from '../session-query';
import { SignInContext } from '../sign-in-context';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

interface Visit {
  /** Whether the visitor is signed in. Default: true. */
  signedIn?: boolean;
  /** Loads the remaining messages. */
  complete?: () => Promise<void>;
}

/** A page at `path` that renders `Part`; its calls go to recording stubs. */
export function openPage(
  path: string,
  Part: () => React.ReactNode,
  { signedIn = true, complete = async () => {} }: Visit = {},
) {
  const queryClient = new QueryClient();
  queryClient.setQueryData<Session>(SESSION_KEY, { signedIn });
  const noted = {
    logout: vi.fn(async () => null),
    readSession: vi.fn(async (): Promise<Session> => ({ signedIn: true })),
    saveReturnPath: vi.fn(),
    takeReturnPath: vi.fn((): string | undefined => undefined),
    openSignIn: vi.fn(),
  };
  // The dependencies in use
  const deps = {
    ...noted,
    api: { logout: noted.logout },
    queryClient,
    locale: 'en',
    messages: { complete, need: complete },
  } as unknown as AppDeps;
  render(
    <AppContext value={deps}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="en" onError={() => {}}>
          <ToastProvider label="Notices" dismissLabel="Dismiss">
            <MemoryRouter initialEntries={[path]}>
              <SignInContext value={{ open: noted.openSignIn }}>
                <main id={MAIN_ID} tabIndex={-1}>
                  <Part />
                </main>
                <Address />
              </SignInContext>
            </MemoryRouter>
          </ToastProvider>
        </IntlProvider>
      </QueryClientProvider>
    </AppContext>,
  );
  return { ...noted, queryClient, session: () => queryClient.getQueryData<Session>(SESSION_KEY) };
}

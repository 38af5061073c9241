import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Toasts } from './frame/toasts';
import { type Language, LanguageProvider } from './i18n/language-provider';
import { languageTag } from './i18n/locales';
import { createRoutes } from './routes';
import { createSessionEnd } from './session/session-end';
import { type Clients, createClients } from './wire/clients';
import { ClientsContext } from './wire/clients-context';
import { createQueryClient } from './wire/query-client';

const queryClient = createQueryClient();
const sessionEnd = createSessionEnd();

interface RootProps {
  first: Language;
  /** For tests. Default: those of the language. */
  clients?: Clients;
}

/** What is around every page: language, calls, data, messages. */
function Root({ first, clients }: RootProps) {
  const [language, setLanguage] = useState(first);
  const own = useMemo(
    () => clients ?? createClients(languageTag(language.locale), sessionEnd.report),
    [clients, language.locale],
  );
  return (
    <ClientsContext value={own}>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider language={language} onChange={setLanguage}>
          <Toasts>
            <Outlet />
          </Toasts>
        </LanguageProvider>
      </QueryClientProvider>
    </ClientsContext>
  );
}

/** The routes of the app, in a language to begin with. */
export const appRoutes = (first: Language): RouteObject[] => [
  {
    element: <Root first={first} />,
    hydrateFallbackElement: <></>,
    children: createRoutes(sessionEnd),
  },
];

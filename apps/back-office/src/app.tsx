import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { Toasts } from './frame/toasts';
import { type Language, LanguageProvider } from './i18n/language-provider';
import { languageTag } from './i18n/locales';
import { createRoutes } from './routes';
import { createSessionEnd, type SessionEnd } from './session/session-end';
import { createClients } from './wire/clients';
import { ClientsContext } from './wire/clients-context';
import { createQueryClient } from './wire/query-client';

interface RootProps {
  first: Language;
  sessionEnd: SessionEnd;
  createCalls: typeof createClients;
}

/** What is around every page: language, calls, data, messages. */
function Root({ first, sessionEnd, createCalls }: RootProps) {
  const [language, setLanguage] = useState(first);
  const [queryClient] = useState(createQueryClient);
  const clients = useMemo(
    () => createCalls(languageTag(language.locale), sessionEnd.report),
    [createCalls, language.locale, sessionEnd],
  );
  return (
    <ClientsContext value={clients}>
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

/** The routes of the app, in a language to begin with. Tests give other calls. */
export function appRoutes(first: Language, createCalls = createClients): RouteObject[] {
  const sessionEnd = createSessionEnd();
  return [
    {
      element: <Root first={first} sessionEnd={sessionEnd} createCalls={createCalls} />,
      hydrateFallbackElement: <></>,
      children: createRoutes(sessionEnd),
    },
  ];
}

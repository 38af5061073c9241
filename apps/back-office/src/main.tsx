import '@vermilion/design-system/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { appRoutes } from './app';
import { loadCatalogue } from './i18n/catalogue';
import { chooseLocale } from './i18n/choose-locale';
import { applyColorMode } from './wire/color-mode';
import { exposeNonce } from './wire/nonce';

async function start() {
  exposeNonce();
  applyColorMode();
  const locale = chooseLocale();
  const routes = appRoutes({ locale, messages: await loadCatalogue(locale) });
  const router = createBrowserRouter(routes, { basename: '/back-office' });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element for the app.');
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();

import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import '../mall/brand.css';
import '../mall/page.css';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { ErrorView } from '@vermilion/mall-components/error';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useNavigate,
  useRouteError,
} from 'react-router';
import { locale, messages, texts } from '../mall/language';
import { links } from '../mall/links';
import { loadFrame } from '../mall/load';
import { MallApp } from '../mall/mall-app';
import { serverApi } from '../mall/server';
import { theme } from '../mall/theme';

export const loader = () => loadFrame(serverApi);

// the frame is the same for every page
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={locale} {...themeAttributes(theme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const frame = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <ReactRouterMallProvider locale={locale} messages={messages} {...frame.money}>
      <MallApp frame={frame} navigate={(href) => void navigate(href)}>
        <Outlet />
      </MallApp>
    </ReactRouterMallProvider>
  );
}

/** Instead of a page whose data could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <ReactRouterMallProvider locale={locale} messages={messages}>
      <title>{texts.mallName}</title>
      <main>
        <ErrorView status={status} homeHref={links.home()} />
      </main>
    </ReactRouterMallProvider>
  );
}

import '@vermilion/design-system/styles.css';
import '@vermilion/mall-components/styles.css';
import '../mall/brand.css';
import '../mall/page.css';
import { themeAttributes } from '@vermilion/design-system/theme-attributes';
import { ErrorView } from '@vermilion/mall-components/error';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { messagesOf, ownLocale, textsOf } from '../mall/language';
import { links } from '../mall/links';
import { loadFrame } from '../mall/load';
import { MallApp } from '../mall/mall-app';
import { serverApi } from '../mall/server';
import { theme } from '../mall/theme';
import { localeFor } from './locale-for';
import { useNonce } from './nonce';

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeFor(request);
  return { locale, frame: await loadFrame(serverApi(locale)) };
}

// the frame is the same for every page
export const shouldRevalidate = () => false;

/** Without data, when the mall does not answer, it is the mall's own language. */
const useLocale = () => useRouteLoaderData<typeof loader>('root')?.locale ?? ownLocale;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const nonce = useNonce();
  return (
    <html lang={locale} {...themeAttributes({ ...theme, locale })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { locale, frame } = useLoaderData<typeof loader>();
  const messages = use(messagesOf(locale));
  const nonce = useNonce();
  const navigate = useNavigate();
  return (
    <ReactRouterMallProvider locale={locale} messages={messages} {...frame.money}>
      <MallApp frame={frame} nonce={nonce} navigate={(href) => void navigate(href)}>
        <Outlet />
      </MallApp>
    </ReactRouterMallProvider>
  );
}

/** Instead of a page whose data could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const locale = useLocale();
  return (
    <ReactRouterMallProvider locale={locale} messages={use(messagesOf(locale))}>
      <title>{textsOf(locale).mallName}</title>
      <main>
        <ErrorView status={status} homeHref={links.home()} />
      </main>
    </ReactRouterMallProvider>
  );
}

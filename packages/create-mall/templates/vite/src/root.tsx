import { ErrorView } from '@vermilion/mall-components/error';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useNavigate,
  useRouteError,
} from 'react-router';
import { api } from '../mall/api';
import { messagesOf } from '../mall/language';
import { links } from '../mall/links';
import { loadFrame } from '../mall/load';
import { MallApp } from '../mall/mall-app';
import { useTexts } from '../mall/use-texts';
import { locale } from './locale';

export async function rootLoader() {
  const [frame, messages] = await Promise.all([loadFrame(api), messagesOf(locale)]);
  return { frame, messages };
}

const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;

/** Around every page: language, currency, and the links of the router. */
export function Root() {
  const { frame, messages } = useLoaderData<typeof rootLoader>();
  const navigate = useNavigate();
  return (
    <ReactRouterMallProvider locale={locale} messages={messages} {...frame.money}>
      <MallApp frame={frame} nonce={nonce} navigate={(href) => void navigate(href)}>
        <Outlet />
        <ScrollRestoration />
      </MallApp>
    </ReactRouterMallProvider>
  );
}

/** Instead of a page whose data could not be loaded. */
export function RootError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const texts = useTexts();
  return (
    <>
      <title>{texts.mallName}</title>
      <ErrorView status={status} homeHref={links.home()} />
    </>
  );
}

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
import { locale, messages, texts } from '../mall/language';
import { links } from '../mall/links';
import type { FrameData } from '../mall/load';
import { MallApp } from '../mall/mall-app';

/** Around every page: language, currency, and the links of the router. */
export function Root() {
  const frame = useLoaderData<FrameData>();
  const navigate = useNavigate();
  return (
    <ReactRouterMallProvider locale={locale} messages={messages} {...frame.money}>
      <MallApp frame={frame} navigate={(href) => void navigate(href)}>
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
  return (
    <>
      <title>{texts.mallName}</title>
      <ErrorView status={status} homeHref={links.home()} />
    </>
  );
}

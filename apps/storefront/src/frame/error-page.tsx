import { ErrorView } from '@vermilion/mall-components/error';
import { MallError } from '@vermilion/api-client';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { Seo } from '../seo/seo';

const unreachable = (error: unknown) =>
  error instanceof MallError && ['transport', 'timeout'].includes(error.reason);

/** The status of what went wrong; an error without one is the mall's own fault. */
function statusOf(error: unknown) {
  if (isRouteErrorResponse(error)) return error.status;
  // Node has a navigator too, which knows nothing of lines
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 'offline';
  if (error instanceof MallError && error.reason === 'session') return 401;
  return unreachable(error) ? 'offline' : 500;
}

/** Stands in the place of a page that could not be shown. */
export function ErrorPage() {
  const { revalidate } = useRevalidator();
  const status = statusOf(useRouteError());
  return (
    <>
      <Seo title={String(status)} hidden />
      <ErrorView
        status={status}
        homeHref={paths.home()}
        signInHref={paths.login()}
        onRetry={revalidate}
      />
    </>
  );
}

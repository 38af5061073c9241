import { MallError } from '@vermilion/api-client';
import { ErrorView } from '@vermilion/mall-components/error';
import { useCallback } from 'react';
import { canReachServer } from '../browser/can-reach-server';
import { ChunkLoadError } from '../browser/chunk-guard';
import { keepSearch } from '../browser/kept-search';
import { useRetryWhenReachable } from '../browser/use-retry-when-reachable';
import { paths } from '../page-params/paths';
import { usePageRouter } from '../routing/page-router-context';
import { Seo } from '../seo/seo';
import { lazyInView } from '../shared/lazy-in-view';

const WaysOn = lazyInView(() => import('./later-ways-on'));

/** Browser messages for a failed dynamic import without a guard. */
const noCode = /dynamically imported module|importing a module script/i;

const lacksCode = (error: unknown) =>
  // eslint-disable-next-line no-restricted-syntax -- it is read, not shown
  error instanceof ChunkLoadError || (error instanceof TypeError && noCode.test(error.message));

const isStatus = (error: unknown): error is { status: number } =>
  !(error instanceof Error) && typeof error === 'object' && error !== null && 'status' in error;

/** The status of an error; 500 for one without a status. */
function statusOf(error: unknown) {
  // Checked first: the server has only these, and must not use browser APIs
  if (isStatus(error)) return error.status;
  if (!navigator.onLine || (error instanceof ChunkLoadError && error.offline)) return 'offline';
  if (!(error instanceof MallError)) return 500;
  if (error.kind === 'session') return 401;
  return ['transport', 'timeout'].includes(error.kind) ? 'offline' : 500;
}

/** The id of the request that failed, by which it is found in the logs. */
function referenceOf(error: unknown): string | undefined {
  if (error instanceof MallError) return error.requestId;
  const { data } = Object(error) as { data?: { requestId?: string } | null };
  return data?.requestId;
}

/** Replaces a page that failed to load. Offline, it retries automatically. */
export function ErrorPage({ error }: { error: unknown }) {
  const { reload } = usePageRouter();
  const status = statusOf(error);
  // Router and browser cache a failed import: only a new document can request it again
  const retry = useCallback(() => {
    if (!lacksCode(error)) return reload();
    keepSearch();
    window.location.reload();
  }, [error, reload]);
  useRetryWhenReachable(status === 'offline', retry);
  return (
    <>
      <Seo title={String(status)} hidden />
      <ErrorView
        status={status}
        reference={referenceOf(error)}
        homeHref={paths.home()}
        signInHref={paths.login()}
        onRetry={async () => {
          if (!lacksCode(error) || (await canReachServer())) await retry();
        }}
      />
      {status === 404 && <WaysOn />}
    </>
  );
}

/** The fallback of an error boundary around a page. */
export const errorPage = (error: unknown) => <ErrorPage error={error} />;

import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../routing/page-boundary';
import { usePageResult } from '../routing/page-result';
import { errorPage } from './error-page';

/** The current page, or its error page. */
export function PageOutlet() {
  const result = usePageResult();
  return (
    <PageBoundary shown={result} fallback={errorPage}>
      {result.error !== undefined ? errorPage(result.error) : <Outlet />}
    </PageBoundary>
  );
}

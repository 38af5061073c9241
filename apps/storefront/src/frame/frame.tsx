import { PageBoundary } from '../routing/page-boundary';
import { usePageResult } from '../routing/page-result';
import { errorPage } from './error-page';
import { RootLayout } from './root-layout';

/** The page in its frame, or the error page alone if the frame itself failed. */
export function Frame() {
  const result = usePageResult();
  return (
    <PageBoundary shown={result} fallback={errorPage}>
      {result.isBare ? errorPage(result.error) : <RootLayout />}
    </PageBoundary>
  );
}

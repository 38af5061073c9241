import { PageBoundary } from '../routing/page-boundary';
import { useShownPage } from '../routing/router';
import { errorPage } from './error-page';

/** The current page, or its error page. */
export function PageOutlet() {
  const shown = useShownPage();
  const { View, error } = shown;
  return (
    <PageBoundary shown={shown} fallback={errorPage}>
      {error !== undefined ? errorPage(error) : View && <View />}
    </PageBoundary>
  );
}

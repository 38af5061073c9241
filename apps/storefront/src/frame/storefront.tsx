import { PageBoundary } from '../routing/page-boundary';
import type { PageRouter } from '../routing/page-router';
import { RouterProvider, useShownPage } from '../routing/router';
import { errorPage } from './error-page';
import { RootLayout } from './root-layout';

/** The page in its frame, or alone if the frame itself failed. */
function Framed() {
  const shown = useShownPage();
  return (
    <PageBoundary shown={shown} fallback={errorPage}>
      {shown.isBare ? errorPage(shown.error) : <RootLayout />}
    </PageBoundary>
  );
}

/** The whole storefront. */
export const Storefront = ({ router }: { router: PageRouter }) => (
  <RouterProvider router={router}>
    <Framed />
  </RouterProvider>
);

import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

const Frame = lazy(() => import('./docs-frame').then((it) => ({ default: it.DocsFrame })));
const Page = lazy(() => import('./docs-page').then((it) => ({ default: it.DocsPage })));

// A story that is shown alone does not load the documentation of every component.

export const LazyDocsFrame = (props: ComponentProps<typeof Frame>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);

export const LazyDocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

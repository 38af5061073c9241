import type { ComponentProps } from 'react';
import { lazy, Suspense } from 'react';

const Frame = lazy(() => import('./docs-frame').then((it) => ({ default: it.DocsFrame })));
const Page = lazy(() => import('./docs-page').then((it) => ({ default: it.DocsPage })));

// A single story does not load the documentation.

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

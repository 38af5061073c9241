import { ScrollToTop } from '@vermilion/design-system/scroll-to-top';

export const Example = () => (
  <>
    <main id="main">…</main>
    <ScrollToTop targetId="main" label="Back to the top" />
  </>
);

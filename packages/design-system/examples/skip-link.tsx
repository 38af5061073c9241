import { SkipLink } from '@vermilion/design-system/skip-link';

export const Example = () => (
  <>
    <SkipLink targetId="main">Skip to the content</SkipLink>
    <header>…</header>
    <main id="main">…</main>
  </>
);

export { ScrollToTop } from './scroll-to-top';
export type { ScrollToTopProps } from './scroll-to-top';
export { useScrollToTop } from './use-scroll-to-top';
export type { ScrollToTopOptions } from './use-scroll-to-top';

import { media } from '@vermilion/design-system/tokens';

/** Whether the window has a single column, where panels would cover it. */
export const isNarrow = () => window.matchMedia?.(media.md).matches === false;

import { media } from '@vermilion/design-system/tokens';

/** Whether the window has one column, where panels would cover all of it. */
export const isNarrow = () => window.matchMedia?.(media.md).matches === false;

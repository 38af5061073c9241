/**
 * Window widths in px from which a layout changes. Media queries cannot read custom properties, so
 * these belong to the system and not to a brand.
 */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media conditions for `@media` in a style: `media.md` is "768 px and wider". */
export const media = {
  sm: `(min-width: ${breakpoints.sm}px)`,
  md: `(min-width: ${breakpoints.md}px)`,
  lg: `(min-width: ${breakpoints.lg}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  /** A pointer that can rest on a thing. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A finger, for which phones draw nearer to small text while it is typed. */
  touch: '(pointer: coarse)',
} as const;

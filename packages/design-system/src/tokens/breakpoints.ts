/**
 * Viewport widths in px, at a font size of 16 px, at which a layout changes. Media queries cannot read custom
 * properties, so these belong to the system and not to a brand.
 */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, xxl: 1760 } as const;
export type Breakpoint = keyof typeof breakpoints;

// In em, relative to the browser's font size: larger text gets the layout of narrower windows
const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`;

/** Media conditions for `@media` in a style: `media.md` is "768 px and wider" at the default font size. */
export const media = {
  sm: from('sm'),
  md: from('md'),
  lg: from('lg'),
  xl: from('xl'),
  /** Here the page column becomes wider. */
  xxl: from('xxl'),
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A touch screen, on which phones zoom into fields with small text. */
  touch: '(pointer: coarse)',
} as const;

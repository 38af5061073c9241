/**
 * Window widths in px, at letters of 16 px, from which a layout changes. Media queries cannot read custom properties, so
 * these belong to the system and not to a brand.
 */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280, xxl: 1760 } as const;
export type Breakpoint = keyof typeof breakpoints;

// In em of the letters the browser starts with: who has made them larger gets the layout that has room for them
const from = (name: Breakpoint) => `(min-width: ${breakpoints[name] / 16}em)`;

/** Media conditions for `@media` in a style: `media.md` is "768 px and wider" at the usual 16 px of a letter. */
export const media = {
  sm: from('sm'),
  md: from('md'),
  lg: from('lg'),
  xl: from('xl'),
  /** Where the page's column is a quarter wider. */
  xxl: from('xxl'),
  /** A pointer that can rest on a thing. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** A finger, for which phones draw nearer to small text while it is typed. */
  touch: '(pointer: coarse)',
} as const;

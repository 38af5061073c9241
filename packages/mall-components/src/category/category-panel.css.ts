import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallVariants } from '../styles/mall-style';

/** Number of rows, which limits the height that they fill. */
const rows = createVar();

/** With more rows than these, the panel is higher than it may be anyway, and they shrink to share it. */
export const mostRows = 16;

/** Classes instead of a style attribute, which a content security policy may refuse in server-rendered HTML. */
export const rowCounts = mallVariants(
  Object.fromEntries(
    Array.from({ length: mostRows }, (_, at) => [at + 1, { vars: { [rows]: String(at + 1) } }]),
  ),
);

const tallest = `calc(${rows} * 2 * ${vars.size.row} + 2 * ${vars.space.xs})`;

export const placements = mallVariants({
  flyout: {
    boxShadow: vars.shadow.float,
    '@media': {
      [media.md]: { display: 'flex', minHeight: `min(30rem, ${tallest})` },
      // Panels open below their entries: under a fixed header, overflow scrolls
      [`not all and ${media.md}`]: {
        width: 'min(360px, calc(100vw - 32px))',
        maxHeight: 'calc(100dvh - 160px)',
        overflowY: 'auto',
      },
    },
  },
  // Its entries are aligned with the text of the drawer's title
  drawer: { width: '100%', border: 0, borderRadius: 0, paddingInline: vars.space.xs },
  overlay: {
    display: 'flex',
    height: '100%',
    maxHeight: tallest,
    border: 0,
    background: `color-mix(in srgb, ${vars.color.surface} 96%, transparent)`,
  },
});

/** Over a banner all rows are visible, however low it is; a row is never lower than a touch target. */
globalStyle(`${placements.overlay} > ul > li > *`, {
  '@layer': { [layers.mall]: { minHeight: vars.size.target, paddingBlock: 0 } },
});

/** Rows have their height before the ones after them are parsed. */
globalStyle(`${placements.overlay} > ul > li`, {
  '@layer': { [layers.mall]: { flex: `0 1 calc(100% / ${rows})` } },
});

/** The rows share the panel's height, unless there are too few to fill it. */
globalStyle(`:is(${placements.flyout}, ${placements.overlay}) > ul`, {
  '@layer': { [layers.mall]: { flex: 1, minWidth: 0 } },
});

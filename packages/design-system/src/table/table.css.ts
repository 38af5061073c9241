import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingInside } from '../tokens/focus-ring';
import { layers } from '../tokens/layers.css';
import { vars } from '../tokens/vars.css';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';

const { border, color, font, motion, radius, space } = vars;

const line = `${border.hairline} solid ${color.border}`;
const shade = {
  content: '',
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  insetBlock: 0,
  width: 0,
  // Symmetrical, for both directions; the frame clips it
  boxShadow: `0 0 ${space.sm} ${space.xxs} ${color.overlay}`,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.fast} ${motion.easing}`,
} as const;

export const frame = componentStyle({
  position: 'relative',
  minWidth: 0,
  border: line,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  selectors: {
    // A shadow marks clipped content
    '&::before': { ...shade, insetInlineStart: 0 },
    '&::after': { ...shade, insetInlineEnd: 0 },
    '&[data-more="start"]::before, &[data-more="both"]::before': { opacity: 1 },
    '&[data-more="end"]::after, &[data-more="both"]::after': { opacity: 1 },
  },
  '@media': {
    // A scroll container does not break across printed pages
    print: { border: 0, overflow: 'visible' },
    [media.forcedColors]: {
      selectors: { '&::before, &::after': { borderInlineStart: '2px solid CanvasText' } },
    },
  },
});

export const scroll = componentStyle({
  overflowX: 'auto',
  borderRadius: 'inherit',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  '@media': { print: { overflow: 'visible' } },
});

export const table = componentStyle({
  width: '100%',
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const captions = {
  visible: componentStyle({
    padding: `${space.sm} ${space.md}`,
    fontSize: font.size.md,
    fontWeight: font.weight.bold,
    textAlign: 'start',
    '@media': { print: { paddingInline: 0 } },
  }),
  hidden: visuallyHidden,
};

/** Sticky while the table scrolls. */
export const captionText = componentStyle({
  position: 'sticky',
  insetInlineStart: space.md,
  display: 'inline-block',
});

/** Rows scroll below the header. */
export const withHead = componentStyle({
  overflowY: 'auto',
  '@media': { print: { maxHeight: 'none !important' } },
});

export const head = componentStyle({
  background: color.surfaceSunken,
  color: color.textMuted,
  selectors: {
    [`${withHead} &`]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.zIndex.raised },
  },
});

export const row = componentStyle({
  borderBlockStart: line,
  selectors: { '&:has(input:checked:not([role]))': { background: color.brandAccentSoft } },
  '@media': {
    print: { breakInside: 'avoid' },
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(input:checked:not([role])))': { background: color.surfaceHover },
      },
    },
  },
});

export const cell = componentStyle({
  paddingInline: space.md,
  fontWeight: 'inherit',
  textAlign: 'start',
  // the table scrolls before a word is broken
  overflowWrap: 'break-word',
  // the first lines of cells are level, also where one has a button or a field
  verticalAlign: 'baseline',
  selectors: { [`${head} &`]: { fontWeight: font.weight.medium, verticalAlign: 'bottom' } },
  '@media': {
    // Without its frame a table is aligned with the text around it
    print: {
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const densities = componentVariants({
  comfortable: { paddingBlock: space.sm },
  dense: { paddingBlock: space.xxs },
});

export const kinds = componentVariants({
  // Scrolls instead of wrapping after each word
  text: { minWidth: '14ch' },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  action: { width: '1%', textAlign: 'end', whiteSpace: 'nowrap' },
});

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.target,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  borderRadius: radius.sm,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});

export const sortIcon = componentStyle({
  selectors: {
    '[aria-sort] &': { color: color.brandAccentText },
    ':not([aria-sort]) > * > &': { opacity: 0.6 },
  },
});
export const descending = componentStyle({ transform: 'rotate(180deg)' });

export const instead = componentStyle({ padding: space.md, borderBlockStart: line });
/** Measures what stays in view beside wide headers. */
export const scrollInstead = componentStyle({ containerType: 'inline-size' });
export const insteadText = componentStyle({
  position: 'sticky',
  insetInlineStart: space.md,
  width: `calc(100cqi - 2 * ${space.md})`,
});
export const place = componentStyle({ minWidth: '4ch', marginInlineStart: 'auto' });

/** The link covers the row; other controls are above it. */
export const rowWithLink = componentStyle({ position: 'relative', cursor: 'pointer' });

globalStyle(`${rowWithLink} :is(td :is(a, button), [data-component="checkbox"])`, {
  '@layer': { [layers.components]: { position: 'relative', zIndex: vars.zIndex.raised } },
});

export const link = componentStyle({
  color: 'inherit',
  fontWeight: font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingInside,
  },
});

/** Details of the row above. */
export const details = componentStyle({
  padding: `0 ${space.md} ${space.md}`,
  background: color.surface,
});

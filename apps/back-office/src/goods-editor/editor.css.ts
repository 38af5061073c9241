import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';

const { border, color, font, radius, space } = vars;
const PREVIEW = '24rem';
const WIDE = 'screen and (min-width: 1280px)';

/** The form, with the preview beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.lg,
  '@media': { [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) ${PREVIEW}` } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});
/** What gets the focus stands below the bar. */
globalStyle(`${form} :is(input, select, textarea, button, table, [role="textbox"])`, {
  scrollMarginBlock: '7rem',
});
export const aside = style({
  minWidth: 0,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: '5rem',
      maxHeight: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
    },
  },
});
/** What is saved, and the button that saves: in sight on every part of the form. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockStart: `calc(-1 * ${space.sm})`,
  paddingBlock: space.sm,
  background: color.ground,
  borderBlockEnd: `${border.hairline} solid ${color.border}`,
});
export const textLanguage = style({ flex: '1 1 12rem', maxWidth: '20rem' });
/** Two fields beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A row of a list: its fields, and the button that removes it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
});
export const rowFields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xs,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const grid = style({ overflowX: 'auto', maxHeight: '70dvh' });
export const table = style({ borderCollapse: 'collapse', minWidth: '100%' });
globalStyle(`${table} th`, {
  padding: space.xs,
  textAlign: 'start',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
});
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.surfaceSunken,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} td`, { border: `${border.hairline} solid ${color.border}`, padding: 0 });
export const sku = style({ minWidth: '6rem', overflowWrap: 'anywhere' });
export const cell = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minWidth: '8.5rem',
  minHeight: vars.size.controlSm,
  padding: `0 ${space.xs}`,
  border: 0,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  ':focus': focusRingInside,
  selectors: {
    '&[aria-invalid="true"]': { background: color.criticalSoft, color: color.criticalText },
    '&[data-number="true"]': { minWidth: '4.75rem', textAlign: 'end' },
  },
});
/** A field with a button beside its control, which its hint is below. */
export const addRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.xs,
});
export const besideField = style({ marginBlockStart: '1.75rem' });
export const withThumbnail = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
});
export const thumbnail = style({
  inlineSize: vars.size.controlSm,
  blockSize: vars.size.controlSm,
  objectFit: 'cover',
  borderRadius: radius.card,
  background: color.picture,
});

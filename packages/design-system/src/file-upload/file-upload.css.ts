import { disabledBox, forcedOff } from '../internal/field-box';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingAround } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion, radius, border } = vars;
const ring = focusRingAround();

/** Size of a tile, and of the thumbnail in a list. */
const TILE = 104;
const THUMB = 48;

export const fileUpload = componentStyle({ position: 'relative' });

export const layouts = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space.sm },
  tiles: { display: 'flex', flexWrap: 'wrap', gap: space.sm },
});

export const items = componentVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space.xs },
  // The drop zone is in the row of tiles
  tiles: { display: 'contents' },
});

export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  border: `${border.control} dashed ${color.borderStrong}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.textMuted,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  textAlign: 'center',
  transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  '@supports': ring['@supports'],
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: color.brandAccent,
      background: color.brandAccentSoft,
      color: color.brandAccentText,
    },
    ...ring.selectors,
    '&:has([aria-invalid="true"])': { borderColor: color.critical },
    '&:has(:disabled)': { ...disabledBox, color: color.textMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-over], :has(:disabled))': {
          background: color.surfaceHover,
          color: color.text,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-over]': { borderColor: 'Highlight' }, '&:has(:disabled)': forcedOff },
    },
  },
});

export const zones = componentVariants({
  list: { minHeight: '6rem', padding: space.md },
  tiles: { flexDirection: 'column', width: TILE, minHeight: TILE, padding: space.xs },
});

export const zoneIcon = componentStyle({
  flex: 'none',
  fontSize: vars.size.iconMd,
  // The text stays readable: as a description it is not announced as disabled
  selectors: { [`${zone}:has(:disabled) > &`]: { color: color.disabledText } },
});
export const zoneText = componentStyle({
  minWidth: 0,
  selectors: { [`${zones.tiles} > &`]: { fontSize: font.size.xs } },
});

/** The input covers the whole zone and is invisible. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The browser's own file button would change the cursor
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const entry = componentStyle({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  border: `${border.hairline} solid ${color.border}`,
  background: color.surface,
  selectors: { '&[data-state="failed"]': { borderColor: color.criticalBorder } },
});

export const entries = componentVariants({
  list: {
    alignItems: 'center',
    gap: space.sm,
    padding: space.xs,
    borderRadius: radius.card,
  },
  tiles: { width: TILE, height: TILE, borderRadius: radius.card, overflow: 'hidden' },
});

export const preview = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: THUMB,
  height: THUMB,
  borderRadius: radius.sm,
  background: color.surfaceSunken,
  color: color.textMuted,
  objectFit: 'cover',
  selectors: { [`${entries.tiles} > &`]: { width: '100%', height: '100%', borderRadius: 0 } },
});

export const details = componentVariants({
  list: {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space.sm,
    rowGap: space.xxs,
    fontSize: font.size.sm,
  },
  tiles: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    fontSize: font.size.xs,
    selectors: {
      [`${entry}[data-state="uploading"] > &`]: { padding: space.xs },
      [`${entry}[data-state="failed"] > &`]: { padding: space.xxs, background: color.surface },
    },
  },
});

export const name = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const size = componentStyle({
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = componentStyle({ gridColumn: '1 / -1' });
export const state = componentStyle({ gridColumn: '1 / -1' });

export const failed = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  color: color.criticalText,
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
});
export const failedIcon = componentStyle({ flex: 'none', fontSize: vars.size.iconSm });

export const actions = componentVariants({
  list: { display: 'flex', flex: 'none' },
  tiles: {
    position: 'absolute',
    insetBlockStart: space.xxs,
    insetInlineEnd: space.xxs,
    display: 'flex',
    gap: space.xxs,
  },
});

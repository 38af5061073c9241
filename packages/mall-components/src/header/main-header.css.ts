import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { headerHeight } from '../internal/header-height';
import { narrowest } from '../internal/narrowest';
import { mallStyle } from '../styles/mall-style';

const slideIn = keyframes({ from: { transform: 'translateY(-100%)' } });

// the container keeps its height when the bar is fixed
const height = headerHeight;

export const header = mallStyle({
  position: 'relative',
  zIndex: vars.zIndex.header,
  '@media': { print: { display: 'none' } },
});
// not within the header, which is positioned: the page may begin with a notice above it
export const top = mallStyle({ position: 'absolute', insetBlockStart: 0, width: 1, height: 1 });
export const place = mallStyle({
  height: height.small,
  '@media': { [media.md]: { height: height.wide } },
});
export const bar = mallStyle({
  height: height.small,
  background: vars.color.surface,
  borderBottom: `${vars.border.hairline} solid ${vars.color.border}`,
  selectors: {
    '&[data-fixed]': {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      borderBottomColor: 'transparent',
      boxShadow: vars.shadow.bar,
      animation: `${slideIn} ${vars.motion.normal} ${vars.motion.easing}`,
    },
  },
  '@media': { [media.md]: { height: height.wide } },
});
// Focused elements are scrolled to below the bar instead of under it
globalStyle(`:root:has(${bar})`, {
  '@layer': {
    [layers.mall]: {
      scrollPaddingBlockStart: `calc(${height.small} + ${vars.space.md})`,
      '@media': {
        [media.md]: { scrollPaddingBlockStart: `calc(${height.wide} + ${vars.space.md})` },
      },
    },
  },
});
export const row = mallStyle({
  display: 'grid',
  // the logo's row and width are the same before the search field and the buttons are parsed
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(8.5rem, auto)',
  gridTemplateRows: '2.5rem 2.75rem',
  gridTemplateAreas: '"categories logo tools" "search search search"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  height: '100%',
  '@media': {
    [narrowest]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [media.md]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"logo categories search tools"',
      columnGap: vars.space.md,
    },
    [media.xl]: { columnGap: vars.space.lg },
  },
});
export const logo = mallStyle({
  gridArea: 'logo',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  height: '2.5rem',
  borderRadius: vars.radius.sm,
});
export const wordmark = mallStyle({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.heading,
  color: vars.color.brandAccentText,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.md]: { fontSize: vars.font.size.xl } },
});
export const categories = mallStyle({
  gridArea: 'categories',
  // the button's icon, not its round hover area, is aligned with the page's edge
  '@media': { [`not all and ${media.md}`]: { marginInlineStart: `calc(-1 * ${vars.space.sm})` } },
});
export const categoryText = mallStyle({
  display: 'none',
  '@media': { [media.lg]: { display: 'inline' } },
});
export const search = mallStyle({ gridArea: 'search', display: 'flex', minWidth: 0 });
export const tools = mallStyle({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [media.md]: { gap: vars.space.xs } },
});

import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { headerHeight } from '../internal/header-height';
import { mallStyle } from '../styles/mall-style';

const { color, space } = vars;

const HEIGHT = '3.5rem';

export const bar = mallStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  gap: `${space.sm} ${space.lg}`,
  // close to the banner above it
  marginBlockStart: `calc(-1 * ${space.xs})`,
  background: color.ground,
  borderBlockEnd: `${vars.border.hairline} solid ${color.border}`,
  '@media': {
    [media.md]: {
      position: 'sticky',
      insetBlockStart: headerHeight.wide,
      zIndex: vars.zIndex.sticky,
      flexWrap: 'nowrap',
      minHeight: HEIGHT,
    },
  },
});
// Focused elements are scrolled to below the bar instead of under it
globalStyle(`:root:root:has(${bar})`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [media.md]: {
          scrollPaddingBlockStart: `calc(${headerHeight.wide} + ${HEIGHT} + ${space.md})`,
        },
      },
    },
  },
});
export const sections = mallStyle({
  display: 'flex',
  flex: '1 1 auto',
  alignSelf: 'stretch',
  gap: space.xxs,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const section = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '3rem',
  paddingInline: space.sm,
  borderBlock: `${vars.border.strong} solid transparent`,
  whiteSpace: 'nowrap',
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"]': {
      // where the row overflows, it starts there
      scrollInitialTarget: 'nearest',
      borderBlockEndColor: color.brandAccent,
      color: color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
  },
  ':focus-visible': focusRingInside,
  '@media': {
    [media.md]: { paddingInline: space.md },
    // A transparent border would be visible under every section
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const search = mallStyle({
  flex: '1 1 100%',
  '@media': { [media.md]: { flex: '0 0 18rem' } },
});

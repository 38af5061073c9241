import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const view = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  alignItems: 'start',
  '@media': {
    [media.md]: { columnGap: vars.space.lg },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21.25rem' },
  },
});
export const title = mallStyle({ gridColumn: '1 / -1' });
/** Its parts are laid out with the address, which has a form of its own. */
export const form = mallStyle({ display: 'contents' });
export const blocks = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});

/**
 * One card next to the blocks. In a narrow window `display: contents` lets its parts lay out on their own, so
 * that the pay bar can be sticky along the whole form.
 */
export const aside = mallStyle({
  display: 'contents',
  '@media': {
    [media.lg]: {
      display: 'block',
      // beside the address, too
      gridArea: '2 / 2 / span 2',
      position: 'sticky',
      insetBlockStart: 112,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});
export const totals = mallStyle({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.lg]: { padding: `${vars.space.lg} ${vars.space.lg} 0`, border: 0 } },
});
export const pay = mallStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gap: vars.space.sm,
  marginInline: `calc(-1 * ${vars.space.md})`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.bar,
  '@media': {
    [media.md]: { marginInline: `calc(-1 * ${vars.space.lg})`, paddingInline: vars.space.lg },
    [media.lg]: {
      position: 'static',
      margin: 0,
      padding: vars.space.lg,
      borderRadius: vars.radius.card,
      boxShadow: 'none',
    },
    // In a small window with large text a sticky bar would cover half of the form
    '(max-width: 16em), (max-height: 24em)': { position: 'static' },
  },
});
// Focused elements are scrolled to above the bar instead of under it, and toasts are shown above it
globalStyle(`:root:has(${pay})`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        [`not all and ${media.lg}`]: {
          scrollPaddingBlockEnd: '9rem',
          vars: { '--toast-inset': '9rem' },
        },
      },
    },
  },
});
export const payButton = mallStyle({ fontVariantNumeric: 'tabular-nums' });

/** Skeletons of radio cards, in the same grid. */
export const cardSkeletons = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.25rem), 1fr))',
  gap: vars.space.sm,
});
export const cardSkeleton = mallStyle({ height: '5.5rem', borderRadius: vars.radius.card });
export const buttonSkeleton = mallStyle({ height: vars.size.controlLg });

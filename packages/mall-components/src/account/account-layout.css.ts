import { focusRingInside, forcedChoice, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const layout = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '13.125rem minmax(0, 1fr)' } },
});
export const menu = mallStyle({
  display: 'flex',
  gap: vars.space.xs,
  padding: vars.space.xs,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  '@media': { [media.lg]: { display: 'grid', overflowX: 'visible' } },
});
export const group = mallStyle({
  display: 'flex',
  gap: vars.space.xxs,
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space.xs,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
  '@media': {
    [media.lg]: {
      display: 'grid',
      selectors: {
        '& + &': {
          paddingInlineStart: 0,
          paddingBlockStart: vars.space.xs,
          borderInlineStart: 0,
          borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
        },
      },
    },
  },
});
export const place = mallStyle({ flex: 'none', scrollSnapAlign: 'start' });
export const item = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.brandAccentSoft,
      color: vars.color.brandAccentText,
      fontWeight: vars.font.weight.medium,
    },
    // The row cuts what overflows: the outline stays inside
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: vars.color.surfaceHover } },
    },
    [media.lg]: { whiteSpace: 'normal' },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': forcedChoice } },
  },
});
export const content = mallStyle({ minWidth: 0 });

import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const popup = mallStyle({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${vars.space.xs})`,
  zIndex: vars.zIndex.dropdown,
  maxHeight: 'min(32rem, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  background: vars.color.surfaceRaised,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
});
export const list = mallStyle({ display: 'grid', gap: vars.space.xs });
export const heading = mallStyle({
  padding: `${vars.space.xs} ${vars.space.sm} ${vars.space.xxs}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});
export const meant = mallStyle({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
export const option = mallStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '2.5rem',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.control,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
  selectors: { '&[aria-selected="true"]': { background: vars.color.surfaceSunken } },
});
export const picture = mallStyle({
  flex: 'none',
  width: '2.5rem',
  borderRadius: vars.radius.sm,
});
export const label = mallStyle({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const forget = mallStyle({ marginTop: vars.space.xs });

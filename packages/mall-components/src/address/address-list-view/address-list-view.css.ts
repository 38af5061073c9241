import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

export const view = mallStyle({ display: 'grid', gap: vars.space.lg, minWidth: 0 });
export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minHeight: vars.size.controlMd,
});
export const grid = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))',
  gap: vars.space.md,
});
export const place = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '10.625rem',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});
export const actionsSkeleton = mallStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.controlSm} + 2 * ${vars.space.xxs})`,
  paddingInline: vars.space.md,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});

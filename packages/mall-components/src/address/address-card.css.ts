import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const card = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '10.625rem',
});
export const body = mallStyle({
  display: 'grid',
  alignContent: 'start',
  flex: 1,
  gap: vars.space.xs,
  padding: vars.space.md,
});
export const name = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const lines = mallStyle({
  display: 'grid',
  gap: vars.space.xxs,
  color: vars.color.textMuted,
});
export const figures = mallStyle({ fontVariantNumeric: 'tabular-nums' });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
});
export const end = mallStyle({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });

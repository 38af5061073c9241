import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

/** Order and price range in one quiet bar. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  padding: `${vars.space.xs} ${vars.space.md}`,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const pager = style({ display: 'flex', justifyContent: 'center' });

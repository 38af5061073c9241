import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

export const list = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space.sm} ${vars.space.md}`,
});
export const item = mallStyle({ display: 'flex', gap: vars.space.xs });
export const mark = mallStyle({
  flex: 'none',
  marginBlockStart: 2,
  color: vars.color.positiveText,
});
export const description = mallStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  // beside a gallery that is lower than what they would make of the column
  '@container': { '(max-width: 35.99rem)': { display: 'none' } },
});

import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

const { color, space, font } = vars;

export const facts = mallStyle({ display: 'grid', gap: space.xs, fontSize: font.size.sm });
export const fact = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.xs}`,
  minHeight: '1.75rem',
  color: color.textMuted,
});
export const button = mallStyle({
  minHeight: vars.size.target,
  color: color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&[hidden]': { display: 'none' } },
});

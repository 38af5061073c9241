import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const side = `calc(${vars.size.controlLg} * 3)`;
export const place = mallStyle({ flex: 'none', width: side, height: side });
export const withText = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  width: '100%',
  padding: vars.space.xs,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.leading.tight,
  textAlign: 'center',
  textWrap: 'balance',
});

import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** Its start keeps its place while the fields are parsed, also at the end of a row. */
export const form = mallStyle({
  minWidth: 'min(100%, 24rem)',
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});
/** Aligned with the button: no visible label or message above or below the input. */
export const field = mallStyle({ flex: '1 1 7rem', maxWidth: '14rem', gap: 0 });
export const problem = mallStyle({
  flexBasis: '100%',
  color: vars.color.criticalText,
  fontSize: vars.font.size.xs,
  ':empty': { display: 'none' },
});

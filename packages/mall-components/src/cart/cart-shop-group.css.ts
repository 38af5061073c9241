import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { setOff } from '../styles/set-off';

export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.sm}`,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  background: setOff,
  // Its checkbox is above those of the rows
  '@media': { [`not all and ${media.sm}`]: { paddingInline: vars.space.sm } },
});
export const name = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.medium,
});
/** At the end of the row, or below the name. */
export const arrival = mallStyle({
  marginInlineStart: 'auto',
  '@media': {
    [`not all and ${media.sm}`]: {
      flexBasis: '100%',
      marginInlineStart: '2rem',
      paddingBlockEnd: vars.space.xs,
    },
  },
});

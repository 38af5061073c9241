import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

/** The drawing is above the text, from tablets on beside it. */
export const view = mallStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xl,
  textAlign: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      justifyItems: 'start',
      columnGap: vars.space.xl,
      paddingBlock: vars.space.xxl,
      textAlign: 'start',
    },
  },
});
/** As high as all lines of text, with or without a status among them. */
export const drawing = mallStyle({
  width: '13.75rem',
  maxWidth: '100%',
  '@media': { [media.md]: { gridRow: '1 / span 5', alignSelf: 'center' } },
});
/** One press selects all of it, for whoever passes it on. */
export const reference = mallStyle({ userSelect: 'all' });
export const actions = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});

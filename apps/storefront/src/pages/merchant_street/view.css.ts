import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { space } = vars;

/** The page's image, with its title on it where there is room. */
export const sign = style({
  display: 'grid',
  gap: space.md,
  '@media': { [media.md]: { gridTemplateAreas: '"all"', alignItems: 'center' } },
});
globalStyle(`${sign} > *`, { '@media': { [media.md]: { gridArea: 'all' } } });
export const plate = style({
  '@media': {
    [media.md]: {
      position: 'relative',
      justifySelf: 'start',
      margin: space.lg,
      padding: `${space.sm} ${space.lg}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
});

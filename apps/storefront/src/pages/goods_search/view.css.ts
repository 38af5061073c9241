import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const narrow = `not all and ${media.lg}` as const;

/** What was found, close to the title above, and the switch of goods and shops beside it. */
export const head = style({
  marginBlockStart: `calc(-1 * ${vars.space.sm})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

/**
 * Compact, so that the goods come soon: shops side by side, and only one in a narrow window, where the switch
 * leads to the rest.
 */
export const shops = style({
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
globalStyle(`${shops} > :nth-child(n + 2)`, { '@media': { [narrow]: { display: 'none' } } });

/** Ways on from an empty list. */
export const nothing = style({ display: 'grid', gap: vars.space.xl, paddingBlock: vars.space.sm });

export const pager = style({ display: 'flex', justifyContent: 'center' });

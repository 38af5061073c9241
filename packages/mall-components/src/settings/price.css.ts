import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../styles/mall-style';

export const price = mallStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.leading.tight,
});
/** On one line, unless the line is shorter. */
export const amount = mallStyle({
  minWidth: 0,
  overflowWrap: 'break-word',
  fontFamily: vars.font.family.figures,
  fontWeight: vars.font.weight.bold,
});
export const tones = mallVariants({
  price: { color: vars.color.price },
  text: { color: vars.color.text },
  inherit: { color: 'inherit' },
});
export const sizes = mallVariants({
  sm: { fontSize: vars.font.size.sm },
  md: { fontSize: vars.font.size.md },
  lg: { fontSize: vars.font.size.lg },
  xl: { fontSize: vars.font.size.xl },
});
/** A step of the type scale instead of a share of the size: browsers load each size of a font by itself. */
export const small = mallStyle({
  fontSize: vars.font.size.xs,
  selectors: {
    [`${sizes.lg} &`]: { fontSize: vars.font.size.sm },
    [`${sizes.xl} &`]: { fontSize: vars.font.size.lg },
  },
});
/**
 * The previous price is subdued, except with the inherited tone, where only the context knows a readable
 * colour.
 */
export const old = mallStyle({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
  selectors: { [`:not(${tones.inherit}) > &`]: { color: vars.color.textSubtle } },
});

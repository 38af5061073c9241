import { focusRing, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { card } from './goods-card.css';

/** Reserves its height when it is empty, so that the prices in a row align. */
export const reasons = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  minWidth: 0,
  minHeight: `calc(1em * ${vars.font.leading.tight})`,
  color: vars.color.textSubtle,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.tight,
});
export const rating = mallStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});
export const star = mallStyle({ width: '1.1em', height: '1.1em', color: vars.color.rating });
export const count = mallStyle({ color: vars.color.textSubtle });
/** On a card always on its own line, so that cards of a row are alike; else where only a few letters of it would fit. */
export const shop = mallStyle({
  flex: '1 1 5rem',
  minWidth: 0,
  selectors: { [`${card} &`]: { flexBasis: '100%' } },
});
export const link = mallStyle({
  minHeight: vars.size.target,
  alignContent: 'center',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

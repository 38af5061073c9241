import { vars } from '@vermilion/design-system/tokens';
import { mallStyle, mallVariants } from '../styles/mall-style';

const { color, font } = vars;

/** The same metals in every brand and mode; a brand can override the properties. */
const medals = {
  gold: 'var(--vm-leaderboard-gold, #e0b13c)',
  silver: 'var(--vm-leaderboard-silver, #b9bec6)',
  bronze: 'var(--vm-leaderboard-bronze, #cf9467)',
  on: 'var(--vm-leaderboard-on, #1d1606)',
};

/** A hanging ribbon: a band with a notch at its end. */
export const ribbon = mallStyle({
  width: '1.625rem',
  height: '2.125rem',
  paddingBlockStart: 4,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  textAlign: 'center',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%, 50% 76%, 0 100%)',
});
export const metals = mallVariants({
  gold: { background: medals.gold, color: medals.on },
  silver: { background: medals.silver, color: medals.on },
  bronze: { background: medals.bronze, color: medals.on },
  plain: { background: color.inverse, color: color.inverseText },
});

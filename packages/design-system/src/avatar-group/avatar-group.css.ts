import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space } = vars;

export const group = componentStyle({ display: 'inline-flex', flexWrap: 'wrap' });

/** Each avatar overlaps the one before it, with a ring between them; initials stay visible. */
const over = (length: string) => ({
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${length})` } },
});

export const overlaps = componentVariants({
  sm: over(space.xxs),
  md: over(space.xs),
  lg: over(space.sm),
  xl: over(space.md),
});

export const member = componentStyle({ boxShadow: `0 0 0 2px ${color.surface}` });

export const more = componentStyle({
  background: color.surfaceSunken,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const image = componentStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.surfaceSunken,
  // Styles the alternative text of an image that failed to load
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
});

export const fits = componentVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
});

export const radii = componentVariants({
  none: { borderRadius: 0 },
  sm: { borderRadius: vars.radius.sm },
  control: { borderRadius: vars.radius.picture },
  card: { borderRadius: vars.radius.card },
  pill: { borderRadius: vars.radius.pill },
});

import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, font, size } = vars;

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  // Keeps a white image visible on a white background
  border: `${vars.border.hairline} solid ${color.border}`,
  background: color.brandAccentSoft,
  color: color.brandAccentText,
  fontWeight: font.weight.bold,
  lineHeight: 1,
  userSelect: 'none',
});

export const shapes = componentVariants({
  circle: { borderRadius: vars.radius.round },
  square: { borderRadius: vars.radius.picture },
});

const side = (length: string, fontSize: string) => ({ width: length, height: length, fontSize });

export const sizes = componentVariants({
  sm: side(size.controlSm, font.size.xs),
  md: side(size.controlMd, font.size.sm),
  lg: side(`calc(${size.controlSm} * 2)`, font.size.lg),
  xl: side(`calc(${size.controlLg} * 2)`, font.size.xl),
});

export const picture = componentStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const icon = componentStyle({ width: '60%', height: '60%' });

import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

export const text = componentStyle({ overflowWrap: 'anywhere' });

const body = (size: string) => ({ fontSize: size, lineHeight: vars.font.leading.normal });
const display = (size: string) => ({ fontSize: size, lineHeight: vars.font.leading.tight });

export const sizes = componentVariants({
  xs: body(vars.font.size.xs),
  sm: body(vars.font.size.sm),
  md: body(vars.font.size.md),
  lg: display(vars.font.size.lg),
  xl: { ...display(vars.font.size.xl), letterSpacing: vars.font.tracking.heading },
  xxl: { ...display(vars.font.size.xxl), letterSpacing: vars.font.tracking.display },
});

export const colors = componentVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  price: { color: vars.color.price },
  brand: { color: vars.color.brandAccentText },
  critical: { color: vars.color.criticalText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  info: { color: vars.color.infoText },
  inverse: { color: vars.color.inverseText },
  inverseMuted: { color: vars.color.inverseTextMuted },
  inherit: { color: 'inherit' },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  bold: { fontWeight: vars.font.weight.bold },
});

export const aligns = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

/** The brand's heading font. */
export const heading = componentStyle({ fontFamily: vars.font.family.heading });

export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums' });
export const struck = componentStyle({ textDecoration: 'line-through' });
export const nowrap = componentStyle({ whiteSpace: 'nowrap' });
export const balance = componentStyle({ textWrap: 'balance' });

import { componentStyle, componentVariants } from '../styles/component-style';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minWidth: 0,
});

export const label = componentStyle({
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  color: color.textMuted,
});

export const value = componentStyle({
  fontFamily: font.family.figures,
  fontSize: font.size.xl,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.tight,
});

export const change = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xxs,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const tones = componentVariants({
  neutral: { color: color.textMuted },
  positive: { color: color.positiveText },
  critical: { color: color.criticalText },
});

export const icon = componentStyle({ marginBlockStart: `calc((1lh - ${vars.size.iconSm}) / 2)` });
export const down = componentStyle({ transform: 'rotate(180deg)' });

import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: vars.size.badge,
  // One line; wraps only in a narrower container
  width: 'max-content',
  maxWidth: '100%',
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const soft = componentVariants({
  neutral: { background: color.surfaceSunken, color: color.textMuted },
  brandAccent: { background: color.brandAccentSoft, color: color.brandAccentText },
  critical: { background: color.criticalSoft, color: color.criticalText },
  positive: { background: color.positiveSoft, color: color.positiveText },
  caution: { background: color.cautionSoft, color: color.cautionText },
  info: { background: color.infoSoft, color: color.infoText },
});

export const solid = componentVariants({
  neutral: { background: color.inverse, color: color.inverseText },
  brandAccent: { background: color.brandAccent, color: color.brandAccentOn },
  critical: { background: color.critical, color: color.criticalOn },
  positive: { background: color.positive, color: color.positiveOn },
  caution: { background: color.caution, color: color.cautionOn },
  info: { background: color.info, color: color.infoOn },
});

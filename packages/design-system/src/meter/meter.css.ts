import { inRtl } from '../internal/direction';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const meter = componentStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });

export const texts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
});

export const label = componentStyle({ fontWeight: font.weight.medium });

export const value = componentStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = componentStyle({
  display: 'block',
  width: '100%',
  height: 6,
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  selectors: { [inRtl]: { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tones = componentVariants({
  brandAccent: { color: color.brandAccent },
  positive: { color: color.positiveBorder },
  caution: { color: color.cautionBorder },
  critical: { color: color.critical },
});

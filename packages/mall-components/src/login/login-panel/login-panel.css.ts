import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../internal/mall-style';

const { color, space } = vars;

export const panel = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: 840,
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.overlay,
  background: color.surfaceRaised,
  '@media': { [media.md]: { gridTemplateColumns: '335px minmax(0, 1fr)', minHeight: 540 } },
});
export const picture = mallStyle({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});
export const form = mallStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.md,
  padding: space.lg,
  minWidth: 0,
  '@media': { [media.md]: { paddingInline: space.xxl, paddingBlock: space.xl } },
});
export const fields = mallStyle({ display: 'grid', gap: space.sm });
export const codeButton = mallStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  marginInlineEnd: -8,
});
export const row = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const textButton = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: color.brandAccentText,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const problem = mallStyle({
  display: 'flex',
  gap: space.xxs,
  alignItems: 'center',
  color: color.criticalText,
  fontSize: vars.font.size.xs,
  ':empty': { display: 'none' },
});

import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

/** A step of the checkout: a titled surface. */
export const block = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  minWidth: 0,
  padding: vars.space.md,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.md]: { padding: vars.space.lg } },
});
/** A `<legend>` styled as the title of its step. */
export const title = mallStyle({
  display: 'block',
  marginBlockEnd: vars.space.xs,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
});
export const quiet = mallStyle({ color: vars.color.textMuted });

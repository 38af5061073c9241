import { vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

const { color, space, font, radius } = vars;

export const item = mallStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: space.md,
  paddingBlock: space.lg,
  borderBottom: `${vars.border.hairline} solid ${color.border}`,
});
export const body = mallStyle({ display: 'grid', gap: space.xs, minWidth: 0 });
export const head = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.sm}`,
});
export const author = mallStyle({ fontWeight: font.weight.medium });
export const aside = mallStyle({ color: color.textSubtle, fontSize: font.size.xs });
export const pictures = mallStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const picture = mallStyle({ width: '5.5rem', borderRadius: radius.picture });
export const text = mallStyle({ maxWidth: '72ch' });
export const reply = mallStyle({
  padding: `${space.sm} ${space.md}`,
  borderRadius: radius.control,
  background: color.surfaceSunken,
  color: color.textMuted,
});
export const replyBy = mallStyle({ color: color.text, fontWeight: font.weight.medium });
export const followUp = mallStyle({
  display: 'grid',
  gap: space.xxs,
  paddingInlineStart: space.md,
  borderInlineStart: `2px solid ${color.border}`,
});
/** Preserves line breaks. */
export const followUpText = mallStyle({
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
});

import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

export const section = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What is over in height goes to the content: headings side by side keep to one line
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.lg,
  minWidth: 0,
});
export const head = mallStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
});
export const titles = mallStyle({ display: 'grid', gap: vars.space.xxs, minWidth: 0 });
export const deck = mallStyle({ color: vars.color.textMuted, maxWidth: '44rem' });
export const title = mallStyle({
  '@media': { [`not all and ${media.md}`]: { fontSize: vars.font.size.lg } },
});
export const all = mallStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
});

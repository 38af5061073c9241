import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { color, font, space } = vars;

export const overview = mallStyle({ display: 'grid', gap: space.lg });
export const head = mallStyle({
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const person = mallStyle({ display: 'flex', alignItems: 'center', gap: space.md });
export const personText = mallStyle({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
});
export const contact = mallStyle({ color: color.textMuted, fontSize: font.size.xs });
export const figures = mallStyle({
  '@media': {
    [media.md]: { borderInlineStart: `${vars.border.hairline} solid ${color.border}` },
  },
});
export const title = mallStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
  marginBlockEnd: space.sm,
});

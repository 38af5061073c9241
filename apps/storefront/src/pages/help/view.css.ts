import { style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

const { color, font, space } = vars;

export const search = style({ display: 'grid', gap: space.xs, maxWidth: '40rem' });
export const found = style({ minHeight: '1.5em', color: color.textMuted, fontSize: font.size.sm });
export const columns = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const column = style({ display: 'grid', gap: space.xs, alignContent: 'start' });
export const links = style({ display: 'grid', gap: space.xs, justifyItems: 'start' });

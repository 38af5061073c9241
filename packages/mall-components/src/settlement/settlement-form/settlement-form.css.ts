import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../../styles/mall-style';

const { space, font, color } = vars;

export const page = mallStyle({ display: 'grid', gap: space.md });
export const lead = mallStyle({ color: color.textMuted, maxWidth: '40rem' });
export const form = mallStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
/** Width of the titles, next to their fields in a wide window. */
const TITLES = '15rem';
const besideTitle = { gridTemplateColumns: `${TITLES} minmax(0, 1fr)`, columnGap: space.lg };
globalStyle(`${form} > section`, {
  '@layer': { [layers.mall]: { '@media': { [media.xl]: besideTitle } } },
});
globalStyle(`${form} > section > :not(h2)`, {
  '@layer': { [layers.mall]: { '@media': { [media.xl]: { gridColumn: 2 } } } },
});
export const fields = mallStyle({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'start',
  maxWidth: '46rem',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const fullWidth = mallStyle({ gridColumn: '1 / -1' });
export const half = mallStyle({
  gridColumn: '1 / -1',
  '@media': { [media.sm]: { gridColumn: 'span 3' } },
});
export const stack = mallStyle({ display: 'grid', gap: space.xs });
export const dialCode = mallStyle({ gridColumn: 'span 1' });
export const phone = mallStyle({
  gridColumn: 'span 1',
  '@media': { [media.sm]: { gridColumn: 'span 2' } },
});
export const foot = mallStyle({
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
  '@media': { [media.xl]: { paddingInlineStart: `calc(${TITLES} + 2 * ${space.lg})` } },
});
export const agree = mallStyle({ display: 'grid', gap: space.xs, justifyItems: 'start' });
export const agreement = mallStyle({ maxWidth: '68ch', fontSize: font.size.md });

globalStyle(`${agreement} > * + *`, { marginBlockStart: space.sm });
globalStyle(`${agreement} :is(h1, h2, h3)`, {
  marginBlockStart: space.lg,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
});
globalStyle(`${agreement} :is(ul, ol)`, { paddingInlineStart: space.lg, listStyle: 'revert' });

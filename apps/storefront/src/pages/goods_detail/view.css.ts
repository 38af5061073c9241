import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

/** Without the goods' name on phones, where the title follows directly. */
export const breadcrumbs = style({});
globalStyle(`${breadcrumbs} li:last-child`, {
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});

/** Gallery and buy box side by side on one surface. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.xl,
      padding: vars.space.lg,
    },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 27.5rem) minmax(0, 1fr)',
    },
  },
});

/** From `md` to `lg` the guarantees stand in one row below gallery and buy box. */
const inHalves = `${media.md} and (not ${media.lg})`;
export const buy = style({
  display: 'grid',
  gap: vars.space.lg,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [inHalves]: { display: 'contents' } },
});
globalStyle(`${buy} > [data-component="guarantees"]`, {
  '@media': { [inHalves]: { gridColumn: '1 / -1' } },
});

/** Details of the goods, first in DOM order; in wide windows the shop is shown before them. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '16.25rem minmax(0, 1fr)' } },
});

export const aside = style({
  display: 'grid',
  gap: vars.space.lg,
  minWidth: 0,
  '@media': { [media.lg]: { gridArea: '1 / 1' } },
});

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const tabs = style({
  minWidth: 0,
  '@media': { [media.lg]: { gridArea: '1 / 2' }, [media.md]: { padding: vars.space.lg } },
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});

export const related = style({ display: 'grid', gap: vars.space.md });
export const relatedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

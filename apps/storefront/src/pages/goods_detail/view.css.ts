import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

/** On phones the category alone: the title follows directly, and the menu has the way up. */
export const breadcrumbs = style({
  '@media': { [`not all and ${media.md}`]: { marginBlock: `calc(-1 * ${vars.space.sm})` } },
});
globalStyle(`${breadcrumbs} li:not(:nth-last-child(2))`, {
  '@media': { [`not all and ${media.md}`]: { display: 'none' } },
});

globalStyle(`${breadcrumbs} li:nth-last-child(2) svg`, {
  '@media': { [`not all and ${media.md}`]: { rotate: '180deg' } },
});

/** Gallery and buy box side by side on one surface; on phones the picture reaches the edges of the window. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingBlockEnd: vars.space.md,
  background: vars.color.surface,
  borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gap: vars.space.lg,
      marginInline: 0,
      padding: vars.space.lg,
      borderInline: `${vars.border.hairline} solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
    },
    [media.xl]: {
      gridTemplateColumns: 'minmax(0, min(45%, 40rem)) minmax(0, 1fr)',
      gap: vars.space.lg,
    },
  },
});
globalStyle(`${sheet} > [data-component="gallery"] > [data-part="frame"]`, {
  '@media': { [`not all and ${media.sm}`]: { borderWidth: 0, borderRadius: 0 } },
});
// Stays in view beside what is higher
globalStyle(`${sheet} > [data-component="gallery"]`, {
  '@media': {
    [media.md]: {
      position: 'sticky',
      // below the header, which is 4.5rem high when it is fixed
      insetBlockStart: `calc(4.5rem + ${vars.space.md})`,
      alignSelf: 'start',
    },
  },
});
globalStyle(`${sheet} > [data-component="buy-box"]`, {
  '@media': { [`not all and ${media.md}`]: { paddingInline: vars.space.md } },
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

export const similar = style({ display: 'grid', gap: vars.space.md });
export const similarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@vermilion/design-system/tokens';

/** Gallery and buy box side by side on one quiet sheet. */
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
      gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
      gap: vars.space.xl,
      padding: vars.space.lg,
    },
  },
});

export const buy = style({
  display: 'grid',
  gap: vars.space.lg,
  alignContent: 'start',
  minWidth: 0,
});

/** The shop on the left, what is told of the goods on the right. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

export const aside = style({ display: 'grid', gap: vars.space.lg, minWidth: 0 });

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
  padding: vars.space.md,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.lg } },
});

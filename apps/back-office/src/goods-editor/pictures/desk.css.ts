import { style } from '@vanilla-extract/css';
import { vars } from '@vermilion/design-system/tokens';

const { border, color, radius, shadow, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.sm,
  border: `${border.hairline} solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  selectors: {
    // Above those that it moves over
    '&[data-dragging="true"]': { position: 'relative', zIndex: 1, boxShadow: shadow.float },
  },
});
export const picture = style({
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: radius.card,
  background: color.picture,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const handle = style({ cursor: 'grab', touchAction: 'none' });

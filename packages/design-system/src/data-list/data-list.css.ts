import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingInside } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { border, color, font, radius, space } = vars;
const line = `${border.hairline} solid ${color.border}`;

export const frame = componentStyle({
  minWidth: 0,
  border: line,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
});

/** In narrow windows the end content is below the text. */
export const item = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.md}`,
  padding: `${space.sm} ${space.md}`,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  selectors: { '& + &': { borderBlockStart: line } },
});

export const itemWithLink = componentStyle({
  position: 'relative',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.surfaceHover } } },
  },
});

export const text = componentStyle({ flex: '1 1 14ch', minWidth: 0 });

export const title = componentStyle({
  fontWeight: font.weight.medium,
});

/** Covers the whole item; other controls are above it. */
export const link = componentStyle({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRingInside,
  },
});

export const description = componentStyle({ color: color.textMuted });

export const meta = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const actions = componentStyle({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const instead = componentStyle({ padding: space.md });

import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, font, motion, space } = vars;

export const lightbox = componentStyle({ inset: 0 });

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
});

export const stage = componentStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  background: color.surfaceSunken,
  touchAction: 'none',
  cursor: 'zoom-in',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-dragging][data-zoomed]': { cursor: 'grabbing' },
  },
});

export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // In the middle where the file is smaller than the stage
  margin: 'auto',
  objectFit: 'contain',
  userSelect: 'none',
  '@media': {
    [media.motion]: {
      selectors: {
        [`${stage}:not([data-dragging]) &`]: {
          transition: `transform ${motion.fast} ${motion.easing}`,
        },
      },
    },
  },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: `${space.xs} ${space.md}`,
  borderBlockStart: `${vars.border.hairline} solid ${color.border}`,
});

export const figures = componentStyle({
  minWidth: '4ch',
  fontFamily: font.family.figures,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.textMuted,
});

export const caption = componentStyle({
  padding: `${space.xs} ${space.md} 0`,
  fontSize: font.size.sm,
  lineHeight: font.leading.normal,
  textAlign: 'center',
});

import { createVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { ringInside } from '../tokens/focus-ring';
import { layers } from '../tokens/layers.css';
import { vars } from '../tokens/vars.css';

const { color, border } = vars;
const seam = createVar();

export const group = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minWidth: 0,
  maxWidth: '100%',
});

export const variants = componentVariants({
  spaced: { gap: vars.space.xs },
  // The group draws border and dividers, so that they hold when the row wraps
  joined: {
    vars: { [seam]: color.borderHover },
    gap: border.control,
    borderRadius: vars.radius.button,
    overflow: 'clip',
    selectors: {
      // Above the buttons, so that the group is as tall as a single button
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `${border.control} solid ${seam}`,
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
      '&:has(> [data-variant="primary"])': { vars: { [seam]: color.brandAccentActive } },
      '&:has(> [data-variant="soft"])': { vars: { [seam]: color.brandAccentBorder } },
      '&:has(> [data-variant="critical"])': { vars: { [seam]: color.criticalActive } },
    },
    '@media': {
      [media.forcedColors]: {
        // The buttons' own borders are removed: the background shows between them
        background: 'ButtonBorder',
        selectors: { '&::after': { borderColor: 'ButtonBorder' } },
      },
    },
  },
});

globalStyle(`${variants.joined} > button, ${variants.joined} > a`, {
  '@layer': {
    [layers.components]: {
      flex: '1 1 auto',
      border: 0,
      '@media': { [media.forcedColors]: { backgroundColor: 'ButtonFace' } },
      borderRadius: 0,
      // Fills the gaps around it; overflow is clipped
      boxShadow: `0 0 0 ${border.control} ${seam}`,
      // An outer outline would be clipped
      ...ringInside,
    },
  },
});

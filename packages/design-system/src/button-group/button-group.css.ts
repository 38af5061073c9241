import { createVar, globalStyle } from '@vanilla-extract/css';
import { ringInside } from '../internal/focus-ring';
import { componentStyle, componentVariants } from '../styles/component-style';
import { layers } from '../styles/layers.css';
import { media } from '../tokens/breakpoints';
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
  // The group draws edge and seams, so that they hold when the row wraps
  joined: {
    vars: { [seam]: color.borderHover },
    gap: border.control,
    borderRadius: vars.radius.button,
    overflow: 'clip',
    selectors: {
      // Above the buttons, so that the group is as high as a button alone
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
        // The seams that the buttons draw are lost: the ground shows between them
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
      // Fills the gaps around it; what reaches beyond the group is cut
      boxShadow: `0 0 0 ${border.control} ${seam}`,
      // Outside it would be cut
      ...ringInside,
    },
  },
});

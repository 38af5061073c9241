import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, size, space, font } = vars;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  // Seven pages and both arrows fit into 320 px
  '@media': { [media.sm]: { gap: space.xxs } },
});

export const slot = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.controlSm,
  height: size.controlMd,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: font.weight.bold,
    },
    '&[aria-disabled="true"], &:disabled': { color: color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.sm]: { minWidth: size.controlMd, paddingInline: space.xs },
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled], :disabled)': {
          background: color.tintHover,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': { border: '2px solid Highlight' },
        '&[aria-disabled="true"], &:disabled': { color: 'GrayText' },
      },
    },
  },
});

export const gap = componentStyle({
  minWidth: size.target,
  color: color.textSubtle,
  textAlign: 'center',
});

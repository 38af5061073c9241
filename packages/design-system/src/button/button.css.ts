import { createVar } from '@vanilla-extract/css';
import { forcedOff } from '../internal/field-box';
import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const ground = createVar();
const groundHover = createVar();
const groundActive = createVar();
const ink = createVar();
const edge = createVar();
const edgeHover = createVar();

const { color, size, space, font, radius, motion } = vars;

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  flex: 'none',
  maxWidth: '100%',
  border: `${vars.border.control} solid ${edge}`,
  borderRadius: radius.button,
  background: ground,
  color: ink,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.easing,
  selectors: {
    '&:active:not(:disabled, [data-pending])': { background: groundActive, borderColor: edgeHover },
    '&:disabled, &[aria-disabled="true"]:not([data-pending])': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.disabledText,
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress', color: 'transparent' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, :disabled, [aria-disabled="true"])': {
          background: groundHover,
          borderColor: edgeHover,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&:disabled, &[aria-disabled="true"]:not([data-pending])': forcedOff,
        // The label is invisible under the spinner; forced colours would make it visible again
        '&[data-pending]': {
          forcedColorAdjust: 'none',
          background: 'ButtonFace',
          borderColor: 'ButtonBorder',
          color: 'transparent',
        },
      },
    },
  },
});

export const variants = componentVariants({
  primary: {
    vars: {
      [ground]: color.brandAccent,
      [groundHover]: color.brandAccentHover,
      [groundActive]: color.brandAccentActive,
      [ink]: color.brandAccentOn,
      [edge]: 'transparent',
      [edgeHover]: 'transparent',
    },
  },
  soft: {
    vars: {
      [ground]: color.brandAccentSoft,
      [groundHover]: color.brandAccentSoftHover,
      [groundActive]: color.brandAccentSoftActive,
      [ink]: color.brandAccentText,
      [edge]: color.brandAccentBorder,
      [edgeHover]: color.brandAccentBorder,
    },
  },
  secondary: {
    vars: {
      [ground]: color.surface,
      [groundHover]: color.surfaceHover,
      [groundActive]: color.surfaceSunken,
      [ink]: color.text,
      [edge]: color.borderHover,
      [edgeHover]: color.borderStrong,
    },
  },
  ghost: {
    vars: {
      [ground]: 'transparent',
      [groundHover]: color.tintHover,
      [groundActive]: color.tintActive,
      [ink]: color.text,
      [edge]: 'transparent',
      [edgeHover]: 'transparent',
    },
    // It has no background that could be disabled
    selectors: {
      '&:disabled, &[aria-disabled="true"]:not([data-pending])': { background: 'transparent' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:disabled': { background: 'ButtonFace' } } },
    },
  },
  critical: {
    vars: {
      [ground]: color.critical,
      [groundHover]: color.criticalHover,
      [groundActive]: color.criticalActive,
      [ink]: color.criticalOn,
      [edge]: 'transparent',
      [edgeHover]: 'transparent',
    },
  },
});

export const sizes = componentVariants({
  sm: { minHeight: size.controlSm, paddingInline: space.sm, fontSize: font.size.sm },
  md: { minHeight: size.controlMd, paddingInline: space.md, fontSize: font.size.sm },
  lg: { minHeight: size.controlLg, paddingInline: space.lg, fontSize: font.size.md },
});

/** A square of the same height, for icon-only buttons. */
export const square = componentVariants({
  sm: { width: size.controlSm, paddingInline: 0, fontSize: size.iconMd },
  md: { width: size.controlMd, paddingInline: 0, fontSize: size.iconMd },
  lg: { width: size.controlLg, paddingInline: 0, fontSize: size.iconLg },
});

export const round = componentStyle({ borderRadius: radius.pill });
export const block = componentStyle({ display: 'flex', width: '100%' });

export const pendingMark = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  color: ink,
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

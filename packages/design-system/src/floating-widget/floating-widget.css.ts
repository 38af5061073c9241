import { globalStyle } from '@vanilla-extract/css';
import { inRtl } from '../internal/direction';
import { floatingRoom } from '../internal/floating-room.css';
import { lockedScrollbar } from '../internal/scroll-lock';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { layers } from '../tokens/layers.css';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

/** Sizes of this component; brands can override the properties. */
const own = {
  width: 'var(--vm-floating-widget-width, 4rem)',
  /** Relative to the viewport height. */
  bottom: 'var(--vm-floating-widget-bottom, 39%)',
  right: 'var(--vm-floating-widget-right, 0px)',
  popWidth: 'var(--vm-floating-widget-pop-width, 12.1875rem)',
  popHeight: 'var(--vm-floating-widget-pop-height, 3.75rem)',
};

/** Below this width the column needs the whole window. */
const floats = media.xl;

/** Fixed at the inline end where the column leaves space, else a row in the page. */
export const widget = componentStyle({
  position: 'relative',
  zIndex: vars.zIndex.floatingWidget,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space.md})`,
  marginInline: 'auto',
  marginBlockStart: space.xl,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  '@media': {
    // Panels and "back to top" need scripts
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
    [floats]: {
      position: 'fixed',
      insetInlineEnd: `calc(${own.right} + ${lockedScrollbar})`,
      bottom: own.bottom,
      width: own.width,
      margin: 0,
      borderInlineEndWidth: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: vars.shadow.float,
      // The scrollbar is on the right in both directions
      selectors: { [inRtl]: { insetInlineEnd: own.right } },
    },
  },
});

// The attribute says earlier in the document that there is a widget: a root that changes restyles all of it
globalStyle(`:root:has([data-floating-widget], ${widget})`, {
  '@layer': {
    [layers.components]: {
      '@media': { [floats]: { vars: { [floatingRoom]: `calc(${own.width} + ${space.md})` } } },
    },
  },
});

export const boxes = componentStyle({
  display: 'flex',
  '@media': { [floats]: { display: 'block' } },
});

export const box = componentStyle({
  width: '5.5rem',
  selectors: {
    '&:not(:last-child)': { borderInlineEnd: `${vars.border.hairline} solid ${color.border}` },
  },
  '@media': {
    [floats]: {
      position: 'relative',
      width: 'auto',
      selectors: {
        '&:not(:last-child)': {
          borderInlineEnd: 0,
          borderBlockEnd: `${vars.border.hairline} solid ${color.border}`,
        },
      },
    },
  },
});

export const button = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  width: '100%',
  minHeight: own.popHeight,
  paddingBlock: space.xs,
  paddingInline: 2,
  fontSize: font.size.xs,
  lineHeight: font.leading.tight,
  textAlign: 'center',
  color: color.textMuted,
  transition: `color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.control },
    [`${box}[data-state="open"] > &`]: { color: color.brandAccentText },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.brandAccentText } } },
    [media.forcedColors]: {
      selectors: { [`${box}[data-state="open"] > &`]: { color: 'Highlight' } },
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', fontSize: vars.size.iconLg });

export const popOut = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space.xs})`,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  width: own.popWidth,
  maxWidth: `calc(100vw - 2 * ${space.md})`,
  minHeight: own.popHeight,
  padding: `${space.xs} ${space.md}`,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  color: color.text,
  visibility: 'hidden',
  opacity: 0,
  selectors: {
    [`${box}[data-state="open"] > &`]: { visibility: 'visible', opacity: 1 },
  },
  '@media': {
    [floats]: {
      insetBlock: '0 auto',
      insetInline: 'auto 100%',
      transform: 'none',
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.motion]: {
      transition: `opacity ${motion.fast} ${motion.easing}, visibility ${motion.fast}`,
    },
  },
});

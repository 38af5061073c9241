import { lockedScrollbar } from '../internal/scroll-lock';
import { inRtl } from '../internal/direction';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion, floatingWidget: own } = vars;

export const widget = componentStyle({
  position: 'fixed',
  insetInlineEnd: `calc(${own.right} + ${lockedScrollbar})`,
  bottom: own.bottom,
  zIndex: vars.zIndex.floatingWidget,
  width: own.width,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderInlineEndWidth: 0,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  // On a narrow window the boxes would lie on the goods
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
  // The scrollbar is at the right in both directions: at the left there is nothing to add
  selectors: { [inRtl]: { insetInlineEnd: own.right } },
});

export const box = componentStyle({
  position: 'relative',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `${vars.border.hairline} solid ${color.border}` },
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
  insetBlockStart: 0,
  insetInlineEnd: '100%',
  display: 'flex',
  alignItems: 'center',
  width: own.popWidth,
  minHeight: own.popHeight,
  padding: `${space.xs} ${space.md}`,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
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
    [media.motion]: {
      transition: `opacity ${motion.fast} ${motion.easing}, visibility ${motion.fast}`,
    },
  },
});

import { lockedScrollbar } from '../internal/scroll-lock';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion, floatingWidget: own } = vars;

export const widget = componentStyle({
  position: 'fixed',
  right: `calc(${own.right} + ${lockedScrollbar})`,
  bottom: own.bottom,
  zIndex: vars.zIndex.floatingWidget,
  width: own.width,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRightWidth: 0,
  borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  // Below this width the boxes would lie on the goods
  '@media': { [`(max-width: 767.98px)`]: { display: 'none' } },
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
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brandAccentText } } } },
});

export const icon = componentStyle({ display: 'inline-flex', fontSize: '22px' });

export const popOut = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  right: '100%',
  display: 'flex',
  alignItems: 'center',
  width: own.popWidth,
  minHeight: own.popHeight,
  padding: `${space.xs} ${space.md}`,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  color: color.text,
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateX(8px)',
  transition: `opacity ${motion.fast} ${motion.easing}, transform ${motion.fast} ${motion.easing}, visibility ${motion.fast}`,
  selectors: {
    [`${box}[data-state="open"] > &`]: { visibility: 'visible', opacity: 1, transform: 'none' },
  },
});

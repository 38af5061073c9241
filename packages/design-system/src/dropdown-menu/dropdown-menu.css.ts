import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { focusRingInside, forcedRing } from '../tokens/focus-ring';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = componentStyle({
  // Opens in dialogs too: above them, since it is later in the document
  zIndex: vars.zIndex.overlay,
  minWidth: '11rem',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space.xxs,
  border: `${vars.border.hairline} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  '@media': { [media.motion]: { animation: `${drop} ${motion.fast} ${motion.easing}` } },
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.size.row,
  paddingInline: space.sm,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  color: color.text,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.surfaceSunken, outline: 'none' },
    '&[data-highlighted]:focus-visible': focusRingInside,
    '&[data-state="open"]:not([data-highlighted])': { background: color.tintHover },
    '&[data-state="checked"]': { color: color.brandAccentText, fontWeight: font.weight.medium },
    '&[data-tone="critical"]': { color: color.criticalText },
    '&[data-disabled]': { color: color.disabledText, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': forcedRing,
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.size.iconMd,
  color: color.textMuted,
  selectors: { [`${item}[data-tone="critical"] &`]: { color: 'inherit' } },
});

/** The arrow of an item with a submenu. */
export const onward = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: color.textMuted,
});

export const label = componentStyle({
  padding: `${space.xs} ${space.sm} ${space.xxs}`,
  fontSize: font.size.xs,
  color: color.textSubtle,
});

export const separator = componentStyle({
  height: vars.border.hairline,
  margin: `${space.xxs} 0`,
  background: color.border,
});

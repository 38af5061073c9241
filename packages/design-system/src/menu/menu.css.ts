import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font, motion } = vars;

export const menu = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
});

export const title = componentStyle({
  padding: `${space.xs} ${space.sm}`,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  color: color.textSubtle,
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.size.controlMd,
  padding: `${space.xs} ${space.sm}`,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
  lineHeight: font.leading.tight,
  color: color.text,
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    '&[aria-current="page"]': {
      background: color.brandAccentSoft,
      color: color.brandAccentText,
      fontWeight: font.weight.medium,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="page"])': { background: color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } },
    },
  },
});

export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.size.iconMd,
});
export const label = componentStyle({ flex: 1, minWidth: 0 });

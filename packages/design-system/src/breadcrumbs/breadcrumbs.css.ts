import { componentStyle } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

const { color, space, font } = vars;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: font.size.xs,
  color: color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const crumb = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.size.target,
  selectors: { '[data-state="closed"] > &[data-part="middle"]': { display: 'none' } },
  '@media': {
    '(scripting: none)': {
      selectors: { '[data-state="closed"] > &[data-part="middle"]': { display: 'inline-flex' } },
    },
  },
});

/** A short name is as easy to press as any other target. */
export const target = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
});

/** The expand button, which needs scripts. */
export const more = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const separator = componentStyle({ color: color.textSubtle, fontSize: font.size.sm });
export const current = componentStyle({ color: color.text });

export const moreButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.tintHover, color: color.text } } },
  },
});

import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

export const link = componentStyle({
  borderRadius: vars.radius.sm,
  textUnderlineOffset: vars.link.offset,
  textDecorationThickness: vars.link.thickness,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
});

const accentOnHover = {
  [media.hover]: { selectors: { '&:hover': { color: vars.color.brandAccentText } } },
};

export const variants = componentVariants({
  inline: {
    color: vars.color.link,
    textDecorationLine: vars.link.decoration,
    textDecorationColor: vars.color.borderStrong,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { color: vars.color.linkHover, textDecorationColor: 'currentColor' },
        },
      },
    },
  },
  quiet: { color: 'inherit', '@media': accentOnHover },
  accent: {
    color: vars.color.brandAccentText,
    fontWeight: vars.font.weight.medium,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationLine: vars.link.decorationHover } },
      },
    },
  },
});

export const current = componentStyle({
  selectors: { '&[aria-current="page"]': { color: vars.color.brandAccentText } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { textDecorationLine: 'underline' } },
    },
  },
});

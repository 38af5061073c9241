import { componentStyle, componentVariants } from '../styles/component-style';
import { media } from '../tokens/breakpoints';
import { vars } from '../tokens/vars.css';

export const link = componentStyle({
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
});

const accentOnHover = {
  [media.hover]: { selectors: { '&:hover': { color: vars.color.brandAccentText } } },
};

export const variants = componentVariants({
  inline: {
    color: vars.color.text,
    textDecoration: 'underline',
    textDecorationColor: vars.color.borderStrong,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { color: vars.color.brandAccentText, textDecorationColor: 'currentColor' },
        },
      },
    },
  },
  quiet: { color: 'inherit', '@media': accentOnHover },
  accent: {
    color: vars.color.brandAccentText,
    fontWeight: vars.font.weight.medium,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  },
});

export const current = componentStyle({
  selectors: { '&[aria-current="page"]': { color: vars.color.brandAccentText } },
});

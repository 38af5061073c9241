import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';

type Rule = Parameters<typeof mallStyle>[0];

/** A rule for dark mode, set explicitly or by the system. */
const inDark = (rule: object): Rule => ({
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { '[data-color-mode="system"] &': rule } },
  },
  selectors: { '[data-color-mode="dark"] &': rule },
});

/**
 * As wide as there is room for; in small windows the buttons next to it have priority. In wide ones its space
 * is reserved while it loads.
 */
export const image = mallStyle({
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 32,
  '@media': {
    [media.md]: {
      maxHeight: 40,
      width: '11.25rem',
      height: '2.5rem',
      objectFit: 'contain',
      objectPosition: 'left',
    },
  },
  // Not `:dir()`, which build tools expand to a list of languages
  selectors: { '[dir="rtl"] &': { objectPosition: 'right' } },
});
/** A logo made for white gets a white background in a dark header. */
export const onPaper = mallStyle(
  inDark({
    borderRadius: vars.radius.sm,
    background: vars.color.picture,
    boxShadow: `0 0 0 ${vars.space.xxs} ${vars.color.picture}`,
  }),
);
export const forLight = mallStyle(inDark({ display: 'none' }));
export const forDark = mallStyle({ display: 'none', ...inDark({ display: 'block' }) });

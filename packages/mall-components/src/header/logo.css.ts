import { media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../internal/mall-style';

type Rule = Parameters<typeof mallStyle>[0];

/** A rule where colors are dark, by choice or by the device. */
const inDark = (rule: object): Rule => ({
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { '[data-color-mode="system"] &': rule } },
  },
  selectors: { '[data-color-mode="dark"] &': rule },
});

/** As wide as there is room for; on small windows the buttons beside it go first. On wide ones its place is kept until it is there. */
export const image = mallStyle({
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 40,
  '@media': {
    [media.md]: {
      width: '11.25rem',
      height: '2.5rem',
      objectFit: 'contain',
      objectPosition: 'left',
    },
  },
  // Not `:dir()`, which build tools put a list of languages for
  selectors: { '[dir="rtl"] &': { objectPosition: 'right' } },
});
/** A logo that is drawn for white paper brings a piece of it to a dark header. */
export const onPaper = mallStyle(
  inDark({
    borderRadius: vars.radius.sm,
    background: vars.color.picture,
    boxShadow: `0 0 0 ${vars.space.xxs} ${vars.color.picture}`,
  }),
);
export const forLight = mallStyle(inDark({ display: 'none' }));
export const forDark = mallStyle({ display: 'none', ...inDark({ display: 'block' }) });

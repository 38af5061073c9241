import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';
import { focusRingInside, media, vars } from '@vermilion/design-system/tokens';
import { mallStyle } from '../styles/mall-style';
import { pictureGround, pictureInk } from '../styles/picture-ground';

const { color, font, radius, space } = vars;
const small = `not all and ${media.md}` as const;
/** End of the categories that can cover the start of the banner. */
const PANEL_END = '17.5rem';
/** Tall enough for the categories that can cover it, and no taller, so that goods are visible below. */
const BANNER_HEIGHT = '23.75rem';
const WIDE_BANNER_HEIGHT = '27.5rem';

/** End of the text next to the categories. */
const WORDS_END = '31rem';
/** The image's ground, opaque up to the end of the text and then fading. */
const ground = (end: string, side: 'left' | 'right' = 'right') =>
  `linear-gradient(to ${side}, ${pictureGround} calc(${end} - 4rem), transparent calc(${end} + 2rem))`;

/** As tall as the image that its controls are over, so that they have their place before it is parsed. */
export const carousel = mallStyle({
  '@media': {
    [media.md]: { aspectRatio: '5 / 2' },
    [media.lg]: { aspectRatio: 'auto', minHeight: BANNER_HEIGHT },
    [media.xxl]: { minHeight: WIDE_BANNER_HEIGHT },
  },
});
globalStyle(`${carousel} [data-part="controls"]`, {
  '@layer': {
    [layers.mall]: {
      '@media': {
        // at the top of the image, whose goods stand at its foot
        [small]: { insetBlockEnd: 'auto', alignItems: 'center', padding: space.xs },
      },
    },
  },
});
/** Categories can cover the start of the banner, so the controls are offset like the text. */
globalStyle(`[data-component="hero"] ${carousel} [data-part="controls"]`, {
  '@layer': {
    [layers.mall]: { '@media': { [media.lg]: { insetInlineStart: PANEL_END } } },
  },
});

export const slide = mallStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: color.surface,
  '@media': {
    [small]: {
      border: `${vars.border.hairline} solid ${color.border}`,
      borderRadius: radius.card,
      overflow: 'hidden',
    },
  },
});
export const picture = mallStyle({
  flex: 'none',
  height: 'auto',
  aspectRatio: '4 / 3',
  '@media': {
    // Text is over it, also while it loads
    [media.md]: { aspectRatio: '5 / 2', background: pictureGround },
    [media.lg]: { flex: '1 0 auto', aspectRatio: 'auto', minHeight: BANNER_HEIGHT },
    [media.xxl]: { minHeight: WIDE_BANNER_HEIGHT },
  },
});
/** Below the image in small windows, else over its plain start. */
export const words = mallStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.sm,
  '@media': {
    [small]: { '::after': { content: '""', position: 'absolute', inset: 0 } },
    [media.md]: {
      position: 'absolute',
      inset: 0,
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: space.xl,
      color: pictureInk,
      // its own ground, whatever the image shows there
      background: ground('46%'),
    },
  },
  selectors: {
    '&:focus-visible': focusRingInside,
    '[dir="rtl"] &': { '@media': { [media.md]: { background: ground('46%', 'left') } } },
  },
});
export const besidePanel = mallStyle({
  '@media': {
    [media.lg]: {
      paddingInlineStart: `calc(${PANEL_END} + ${space.sm})`,
      background: ground(WORDS_END),
    },
  },
  selectors: {
    '[dir="rtl"] &': { '@media': { [media.lg]: { background: ground(WORDS_END, 'left') } } },
  },
});
export const caption = mallStyle({
  display: 'grid',
  gap: space.xs,
  minWidth: 0,
  '@media': { [media.md]: { maxWidth: '42%' }, [media.lg]: { maxWidth: '13rem' } },
});
export const title = mallStyle({
  fontFamily: font.family.heading,
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  lineHeight: font.leading.tight,
  letterSpacing: font.tracking.heading,
  textWrap: 'balance',
  '@media': { [media.md]: { fontSize: font.size.xl } },
});
export const text = mallStyle({
  maxWidth: '34ch',
  fontSize: font.size.sm,
  textWrap: 'balance',
  '@media': { [media.md]: { fontSize: font.size.md, lineHeight: font.leading.normal } },
});
export const call = mallStyle({
  flex: 'none',
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.pill,
  background: color.brandAccent,
  color: color.brandAccentOn,
  fontWeight: font.weight.medium,
  whiteSpace: 'nowrap',
  '@media': {
    [media.md]: { marginBlockStart: space.sm, padding: `${space.sm} ${space.lg}` },
  },
});

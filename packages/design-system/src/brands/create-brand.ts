import { mix } from '../tokens/color';
import { contrastRatio } from '../tokens/contrast';
import { familiesOf } from '../tokens/font-stack';
import type { Brand, ColorMode, ModeTokens, TokenContract } from '../tokens/token-contract';
import { vermilion } from '../tokens/vermilion/tokens';
import type { BrandRadii, BrandSeed } from './brand-seed';
import { checkedSeed } from './check-seed';
import { deriveColors, readable, translucent } from './derive-colors';

const usual = { critical: '#a9153f', positive: '#1a7a45', caution: '#f2b632', info: '#22609f' };

/** Of the focus outline: it stands out from most accents. */
const blue = '#2563d0';

const round = vermilion.tokens.radius.round;

/** All radii, derived from that of the buttons. */
function radiiOf(radius: number | BrandRadii): TokenContract['radius'] {
  const own: BrandRadii = typeof radius === 'number' ? { button: radius } : radius;
  const { button, field = button, card = Math.min(button * 1.5, 30) } = own;
  const { message = Math.min(button, 16), picture = Math.min(button, 16) } = own;
  const px = (value: number) => `${value}px`;
  return {
    // A checkbox must not look like a radio button
    sm: px(Math.min(button / 2, 4)),
    control: px(Math.min(button, 16)),
    button: px(button),
    field: px(field),
    message: px(message),
    picture: px(picture),
    card: px(card),
    overlay: px(Math.min(button * 2, 40)),
    pill: px(button === 0 ? 0 : 999),
    round,
  };
}

/** The default brand's shadows in the text colour: soft in light mode, with a faint border in dark mode. */
function shadowsOf(mode: ColorMode, text: string): ModeTokens['shadow'] {
  const { shadow } = mode === 'dark' ? vermilion.dark : vermilion.tokens;
  const tint = translucent(text, 0).replace(/ \/.*/, '');
  const tinted = JSON.stringify(shadow).replace(/rgb\((?!0 0 0)[\d ]+(?= \/)/g, tint);
  // The same keys with other colours in the values
  return JSON.parse(tinted) as ModeTokens['shadow'];
}

function modeOf(mode: ColorMode, { accent, ink, focus = blue, tones }: BrandSeed): ModeTokens {
  const dark = mode === 'dark';
  const paper = dark ? mix('#1a1a1a', ink, 0.2) : '#ffffff';
  const surface = dark && contrastRatio(paper, '#ffffff') < 14 ? '#1a1a1a' : paper;
  const text = dark ? mix('#ffffff', ink, 0.06) : readable(ink, [surface], 12);
  const seed = { text, surface, focus, tones: { ...usual, ...tones, brandAccent: accent } };
  return { color: deriveColors(mode, seed), shadow: shadowsOf(mode, text) };
}

/**
 * Creates a brand from a few choices. Colours are derived so that every contrast pair holds in light and
 * dark; everything else (motion, layers) is as in the default brand. To override single values, spread the
 * result: `{ ...brand, tokens: { ...brand.tokens, border: … } }`.
 */
export function createBrand(given: BrandSeed): Brand {
  const seed = checkedSeed(given);
  const { name, radius, rhythm, fonts, headingFont } = seed;
  const rem = (px: number) => `${Math.round(px) / 16}rem`;
  const px = (steps: number) => `${Math.round(steps * rhythm)}px`;
  const base = vermilion.tokens;
  return {
    name,
    tokens: {
      ...base,
      ...modeOf('light', seed),
      font: {
        ...base.font,
        family: {
          ...base.font.family,
          ...familiesOf(fonts),
          heading: headingFont ?? 'inherit',
        },
      },
      space: {
        none: '0px',
        xxs: px(0.5),
        xs: px(1),
        sm: px(1.5),
        md: px(2),
        lg: px(3),
        xl: px(4),
        xxl: px(6),
        xxxl: px(8),
      },
      size: {
        ...base.size,
        controlSm: rem(Math.max(24, 4 * rhythm)),
        controlMd: rem(5 * rhythm),
        controlLg: rem(6 * rhythm),
        row: rem(Math.max(24, 4.5 * rhythm)),
      },
      radius: radiiOf(radius),
    },
    dark: modeOf('dark', seed),
  };
}

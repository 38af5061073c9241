import { mix } from '../tokens/color';
import { contrastRatio } from '../tokens/contrast';
import type { Brand, ColorMode, ModeTokens, Tone } from '../tokens/token-contract';
import { deriveColors, readable } from './derive-colors';
import { scripts, stack } from './font-stack';
import { vermilion } from './vermilion/tokens';

/** The required choices of a brand; everything else is derived from them. */
export interface BrandSeed {
  /** Lower case; the value of `data-brand`. */
  name: string;
  /** The accent colour, `#rrggbb`. Darkened or lightened where its contrast is too low. */
  accent: string;
  /** The colour of text, `#rrggbb`: dark; its hue tints greys, lines and shadows. */
  ink: string;
  /** Corner of buttons and fields in px; cards and dialogs follow. */
  radius: number;
  /** The step of distance in px: 8 is regular, 6 compact, 10 airy. */
  rhythm: number;
  /** Latin families for text, best first, quoted where CSS asks for it. */
  fonts: readonly string[];
  /** A family stack for titles; without it titles look like the text. */
  headingFont?: string;
  /** Semantic colours that differ from the default ones. */
  tones?: Partial<Record<Exclude<Tone, 'brandAccent'>, string>>;
}

const usual = { critical: '#a9153f', positive: '#1a7a45', caution: '#f2b632', info: '#22609f' };

function shadowsOf(mode: ColorMode): ModeTokens['shadow'] {
  return (mode === 'dark' ? vermilion.dark : vermilion.tokens).shadow;
}

function modeOf(mode: ColorMode, { accent, ink, tones }: BrandSeed): ModeTokens {
  const dark = mode === 'dark';
  const paper = dark ? mix('#1a1a1a', ink, 0.2) : '#ffffff';
  const surface = dark && contrastRatio(paper, '#ffffff') < 14 ? '#1a1a1a' : paper;
  const text = dark ? mix('#ffffff', ink, 0.06) : readable(ink, [surface], 12);
  const seed = { text, surface, tones: { ...usual, ...tones, brandAccent: accent } };
  return { color: deriveColors(mode, seed), shadow: shadowsOf(mode) };
}

/**
 * A whole brand from a few choices. Colours are derived so that every contrast pair holds in light
 * and dark; everything else (motion, layers) is as in the default brand. To change single values
 * spread the result: `{ ...brand, tokens: { ...brand.tokens, border: … } }`.
 */
export function createBrand(seed: BrandSeed): Brand {
  const { name, radius, rhythm, fonts, headingFont } = seed;
  const { chinese, thai, lao } = scripts;
  const latin = [...fonts];
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
          latin: stack([latin, chinese, thai, lao]),
          chinese: stack([chinese, latin, thai, lao]),
          thai: stack([thai, latin, chinese, lao]),
          lao: stack([lao, latin, thai, chinese]),
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
      radius: {
        ...base.radius,
        // A checkbox must not look like a radio
        sm: `${Math.min(radius / 2, 4)}px`,
        control: `${radius}px`,
        card: `${radius * 1.5}px`,
        overlay: `${radius * 2}px`,
        pill: radius === 0 ? '0px' : '999px',
      },
    },
    dark: modeOf('dark', seed),
  };
}

import type { Tone } from '../tokens/token-contract';

/** Corner radii in px. */
export interface BrandRadii {
  button: number;
  /** Defaults to that of the button, as do the others, up to a maximum of each. */
  field?: number;
  card?: number;
  message?: number;
  picture?: number;
}

/** The required choices of a brand; everything else is derived from them. */
export interface BrandSeed {
  /** Lower case; the value of `data-brand`. */
  name: string;
  /**
   * The accent colour: `#rrggbb`, `#rgb` or `oklch(…)`. Darkened or lightened where its contrast is too low.
   */
  accent: string;
  /** The text colour, in the same formats: dark; its hue tints greys, lines and shadows. */
  ink: string;
  /**
   * The radius of buttons and fields in px; all others follow up to a maximum of each, so that 999 gives pill
   * buttons but no round cards. Or single radii.
   */
  radius: number | BrandRadii;
  /** The spacing unit in px: 8 is regular, 6 compact, 10 spacious. */
  rhythm: number;
  /** A font stack for headings. Default: the font of the text. */
  fonts: readonly string[];
  /** A font stack for headings; by default they use that of the text. */
  headingFont?: string;
  /** Semantic colours that differ from the default ones. */
  tones?: Partial<Record<Exclude<Tone, 'brandAccent'>, string>>;
}

import type { Tone } from '../tokens/token-contract';

/** Corner radii in px: of buttons, and of what should differ from what follows from them. */
export interface BrandRadii {
  /** Radius of buttons. With 0, what has fully rounded ends otherwise (`pill`) is square, too. */
  button: number;
  /** Radius of fields. Default: that of the button. */
  field?: number;
  /** Radius of cards. Default: one and a half times that of the button, at most 30. */
  card?: number;
  /** Radius of alerts. Default: that of the button, at most 16. */
  message?: number;
  /** Radius of images. Default: that of the button, at most 16. */
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
  /** Families of the text, preferred first: `['Inter', 'Arial']`. Fallbacks for each script are added. */
  fonts: readonly string[];
  /** A font stack for headings; by default they use that of the text. */
  headingFont?: string;
  /**
   * The focus outline; darkened or lightened to 3:1. By default blue, which stands out from most accents: with another
   * colour, look at it around your buttons.
   */
  focus?: string;
  /** Semantic colours that differ from the default ones. */
  tones?: Partial<Record<Exclude<Tone, 'brandAccent'>, string>>;
}

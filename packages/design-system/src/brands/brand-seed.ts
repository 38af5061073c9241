import type { Tone } from '../tokens/token-contract';

/** Corners in px. */
export interface BrandRadii {
  button: number;
  /** As the button by default; so are the others, up to what suits them. */
  field?: number;
  card?: number;
  message?: number;
  picture?: number;
}

/** The required choices of a brand; everything else is derived from them. */
export interface BrandSeed {
  /** Lower case; the value of `data-brand`. */
  name: string;
  /** The accent colour: `#rrggbb`, `#rgb` or `oklch(…)`. Darkened or lightened where its contrast is too low. */
  accent: string;
  /** The colour of text, in the same ways: dark; its hue tints greys, lines and shadows. */
  ink: string;
  /**
   * Corners of buttons and fields in px; all others follow up to what suits them, so that 999 makes pills
   * and no bubbles. Or some of them one by one.
   */
  radius: number | BrandRadii;
  /** The step of distance in px: 8 is regular, 6 compact, 10 airy. */
  rhythm: number;
  /** Latin families for text, best first, quoted where CSS asks for it. */
  fonts: readonly string[];
  /** A family stack for titles; without it titles look like the text. */
  headingFont?: string;
  /** Semantic colours that differ from the default ones. */
  tones?: Partial<Record<Exclude<Tone, 'brandAccent'>, string>>;
}

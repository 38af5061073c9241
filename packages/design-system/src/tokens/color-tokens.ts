/** The five tones of meaning. `brandAccent` and `critical` differ even in a brand where both are red. */
export const tones = ['brandAccent', 'critical', 'positive', 'caution', 'info'] as const;
export type Tone = (typeof tones)[number];

/** How a tone is used; the name of the colour is tone + use: `criticalSoftHover`. */
export const toneUses = [
  '',
  'Hover',
  'Active',
  'On',
  'Soft',
  'SoftHover',
  'SoftActive',
  'Text',
  'Border',
] as const;

/**
 * A tone in all its uses: the fill (``, `Hover`, `Active`), what stands on the fill (`On`), a quiet
 * ground (`Soft`, `SoftHover`, `SoftActive`), text or icons in that tone on a surface or on its own
 * soft ground (`Text`), and an edge that carries the meaning (`Border`, 3:1).
 */
export type ToneColors<Name extends string = Tone> = Record<
  `${Name}${(typeof toneUses)[number]}`,
  string
>;

/**
 * Colours: opaque as `#rrggbb`, translucent as `rgb(r g b / a)`, so that their contrast can be
 * measured and design tools can read them.
 */
export interface ColorTokens extends ToneColors {
  /** Body text and headings. */
  text: string;
  /** Secondary text: shop names, captions. */
  textMuted: string;
  /** The quietest text that must still be readable: hints, counts. */
  textSubtle: string;
  /** Links inside running text. */
  link: string;
  linkHover: string;
  /** Prices. */
  price: string;
  /** Page ground, behind the surfaces. */
  ground: string;
  /** Cards, fields, header. */
  surface: string;
  /** What floats: menus, dialogs. */
  surfaceRaised: string;
  /** Wells inside a surface: picture grounds, table heads. */
  surfaceSunken: string;
  /** A surface or a row under the pointer. */
  surfaceHover: string;
  /** A translucent veil over any ground, for what is under the pointer and has no ground of its own. */
  tintHover: string;
  /** The same, pressed. */
  tintActive: string;
  /** A band that stands off from the page: top bar, footer, toast. Dark in most brands. */
  inverse: string;
  inverseText: string;
  inverseTextMuted: string;
  /** The focus outline on an inverse band (3:1). */
  inverseFocus: string;
  /** Hairlines that separate. */
  border: string;
  /** The edge of a card or a button under the pointer. */
  borderHover: string;
  /** Borders that carry meaning: fields, checkboxes (3:1). */
  borderStrong: string;
  /** The focus outline (3:1 on every ground). */
  focus: string;
  /** The veil behind a dialog. */
  overlay: string;
  disabled: string;
  disabledText: string;
  skeleton: string;
  skeletonShine: string;
  /** The usual ground of goods' pictures and banners: light in every mode, as pictures are. */
  picture: string;
  /** Text that stands on a picture. */
  pictureText: string;
  rating: string;
  ratingEmpty: string;
}

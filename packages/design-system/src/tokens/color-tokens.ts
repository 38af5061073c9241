/** The five semantic tones. `brandAccent` and `critical` differ even in a brand where both are red. */
export const tones = ['brandAccent', 'critical', 'positive', 'caution', 'info'] as const;
export type Tone = (typeof tones)[number];

/** The roles of a tone; the name of a colour is tone + role: `criticalSoftHover`. */
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
 * A tone in all its roles: the fill (``, `Hover`, `Active`), content on the fill (`On`), a subtle background
 * (`Soft`, `SoftHover`, `SoftActive`), text or icons in that tone on a surface or on its own soft background
 * (`Text`), and a border that carries meaning (`Border`, 3:1).
 */
export type ToneColors<Name extends string = Tone> = Record<
  `${Name}${(typeof toneUses)[number]}`,
  string
>;

/**
 * Colours: opaque as `#rrggbb`, translucent as `rgb(r g b / a)`, so that their contrast can be measured and
 * design tools can read them.
 */
export interface ColorTokens extends ToneColors {
  /** Body text and headings. */
  text: string;
  /** Secondary text: shop names, captions. */
  textMuted: string;
  /** The lightest text with sufficient contrast: hints, counts. */
  textSubtle: string;
  /** Links inside running text. */
  link: string;
  /** The same, hovered. */
  linkHover: string;
  /** Prices. */
  price: string;
  /** Page background, behind the surfaces. */
  ground: string;
  /** Cards, fields, header. */
  surface: string;
  /** Elevated surfaces: menus, dialogs. */
  surfaceRaised: string;
  /** Insets in a surface: backgrounds of images, table headers. */
  surfaceSunken: string;
  /** A hovered surface or row. */
  surfaceHover: string;
  /** A translucent overlay for hovered items that have no background of their own. */
  tintHover: string;
  /** The same, pressed. */
  tintActive: string;
  /** A band that contrasts with the page: top bar, footer, toast. Dark in most brands. */
  inverse: string;
  /** Text on an inverse band. */
  inverseText: string;
  /** Secondary text on an inverse band. */
  inverseTextMuted: string;
  /** The focus outline on an inverse band (3:1). */
  inverseFocus: string;
  /** Separators. */
  border: string;
  /** The border of a hovered card or button. */
  borderHover: string;
  /** Borders that carry meaning: fields, checkboxes (3:1). */
  borderStrong: string;
  /** The focus outline (3:1 on every background). */
  focus: string;
  /** The backdrop of a dialog. */
  overlay: string;
  /** Background of buttons and fields that are disabled. */
  disabled: string;
  /** Text and icons of what is disabled; exempt from the contrast minimum. */
  disabledText: string;
  /** A placeholder of loading content. */
  skeleton: string;
  /** The other end of its pulse. */
  skeletonShine: string;
  /** Background of product images and banners: light in every mode, like the images. */
  picture: string;
  /** Text on an image. */
  pictureText: string;
  /** The filled part of rating stars (3:1). */
  rating: string;
  /** The rest of the stars: decorative, the label has the figures. */
  ratingEmpty: string;
}

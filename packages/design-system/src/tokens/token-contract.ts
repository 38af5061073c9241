/** The five tones of meaning. `brandAccent` and `critical` differ even in a brand where both are red. */
export const tones = ['brandAccent', 'critical', 'positive', 'caution', 'info'] as const;
export type Tone = (typeof tones)[number];

/**
 * A tone in all its uses: the fill (``, `Hover`, `Active`), what stands on the fill (`On`), a quiet
 * ground (`Soft`), and text or icons in that tone on a surface or on its own soft ground (`Text`).
 */
type ToneColors = Record<`${Tone}${'' | 'Hover' | 'Active' | 'On' | 'Soft' | 'Text'}`, string>;

/** Colours, as any CSS colour value; opaque ones where a contrast pair names them. */
export interface ColorTokens extends ToneColors {
  /** Body text and headings. */
  text: string;
  /** Secondary text: shop names, captions. */
  textMuted: string;
  /** The quietest text that must still be readable: hints, counts. */
  textSubtle: string;
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
  /** A dark band: top bar, footer, toast. */
  inverse: string;
  inverseText: string;
  inverseTextMuted: string;
  /** Hairlines that separate. */
  border: string;
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
  rating: string;
  ratingEmpty: string;
  /** Medals of the first three in a ranking; `rankOn` stands on each. */
  rankGold: string;
  rankSilver: string;
  rankBronze: string;
  rankOn: string;
}

/** Six steps are the whole type scale. */
export const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type FontSize = (typeof fontSizes)[number];

/** Steps of distance on the brand's rhythm. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
export type Space = (typeof spaces)[number];

export const fontWeights = ['regular', 'medium', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** Everything a brand decides. A brand that leaves one out does not compile. */
export interface TokenContract {
  color: ColorTokens;
  font: {
    /** Family stacks; the element's `lang` chooses between them. */
    family: Record<'latin' | 'chinese' | 'thai' | 'lao' | 'mono', string>;
    size: Record<FontSize, string>;
    weight: Record<FontWeight, string>;
    /** Unitless line heights; scripts with marks above and below take the `tall` ones. */
    leading: Record<'tight' | 'normal' | 'tallTight' | 'tallNormal', string>;
  };
  space: Record<Space, string>;
  size: {
    /** Heights of buttons and fields. */
    controlSm: string;
    controlMd: string;
    controlLg: string;
    /** The smallest target a finger or pointer must hit. */
    target: string;
    iconSm: string;
    iconMd: string;
    iconLg: string;
    /** The page column. */
    column: string;
  };
  radius: Record<'sm' | 'control' | 'card' | 'overlay' | 'pill', string>;
  border: {
    hairline: string;
    strong: string;
  };
  shadow: {
    /** Menus, pop-outs. */
    float: string;
    /** Dialogs. */
    overlay: string;
    /** A bar fixed to the window's edge. */
    bar: string;
  };
  motion: {
    fast: string;
    normal: string;
    slow: string;
    easing: string;
  };
  zIndex: Record<
    | 'base'
    | 'raised'
    | 'sticky'
    | 'floatingWidget'
    | 'header'
    | 'dropdown'
    | 'overlay'
    | 'toast'
    | 'progress',
    string
  >;
  floatingWidget: {
    width: string;
    bottom: string;
    right: string;
    popWidth: string;
    popHeight: string;
  };
}

/** A brand: a name and a value for every token. */
export interface Brand {
  name: string;
  tokens: TokenContract;
}

import type { ColorTokens } from './color-tokens';

export { tones, toneUses } from './color-tokens';
export type { ColorTokens, Tone, ToneColors } from './color-tokens';

/** Six steps are the whole type scale. */
export const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type FontSize = (typeof fontSizes)[number];

/** Steps of distance on the brand's rhythm; a compact brand has smaller ones. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
export type Space = (typeof spaces)[number];

export const fontWeights = ['regular', 'medium', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

export interface FontTokens {
  /**
   * Family stacks; the language of the text chooses between those of scripts. `heading` and `figures`
   * (prices) are a stack for all scripts, or `inherit` to look like the text around them.
   */
  family: Record<
    | 'latin'
    | 'chinese'
    | 'chineseTraditional'
    | 'japanese'
    | 'korean'
    | 'vietnamese'
    | 'thai'
    | 'lao'
    | 'arabic'
    | 'hebrew'
    | 'mono'
    | 'heading'
    | 'figures',
    string
  >;
  /** In rem, so that they grow with the letters the visitor has set. */
  size: Record<FontSize, string>;
  weight: Record<FontWeight, string>;
  /** Unitless line heights; scripts with marks above and below take the `tall` ones. */
  leading: Record<'tight' | 'normal' | 'tallTight' | 'tallNormal', string>;
  /** Letter spacing of the two largest sizes, in em. */
  tracking: Record<'heading' | 'display', string>;
}

/** In rem: what holds text grows with it. */
export interface SizeTokens {
  /** Heights of buttons and fields. */
  controlSm: string;
  controlMd: string;
  controlLg: string;
  /** The smallest target a finger or pointer must hit. Never under 24 px. */
  target: string;
  /** Height of an entry in a menu or list box. */
  row: string;
  /** Side of a checkbox or radio. */
  choice: string;
  /** Height of a badge, and of a tag that can be pressed. */
  badge: string;
  tag: string;
  iconSm: string;
  iconMd: string;
  iconLg: string;
  /** The page column. */
  column: string;
}

export interface ShadowTokens {
  /** A card at rest. */
  card: string;
  /** Menus, pop-outs, a card under the pointer. */
  float: string;
  /** Dialogs. */
  overlay: string;
  /** A bar fixed to the window's edge. */
  bar: string;
}

/** Everything a brand decides. A brand that leaves one out does not compile. */
export interface TokenContract {
  color: ColorTokens;
  font: FontTokens;
  space: Record<Space, string>;
  size: SizeTokens;
  /**
   * `button` and `field` may be pills, where the others must not: `control` is for small things that hold
   * something (menu rows, thumbnails' frames), `message` for alerts, `picture` for pictures. `pill` is for ends
   * as round as the brand likes, `round` for what is a circle in every brand.
   */
  radius: Record<
    | 'sm'
    | 'control'
    | 'button'
    | 'field'
    | 'message'
    | 'picture'
    | 'card'
    | 'overlay'
    | 'pill'
    | 'round',
    string
  >;
  border: {
    hairline: string;
    /** Marks: the line under the current tab. */
    strong: string;
    /** The edge of fields, checkboxes and buttons. */
    control: string;
    /** Width and distance of the focus outline. */
    focus: string;
    focusOffset: string;
  };
  icon: {
    /** Width of an icon's line, on its square of 24. */
    stroke: string;
  };
  /** How links inside running text are told from it; hue alone never does. */
  link: {
    decoration: string;
    /** On hover, for links that stand alone and show none at rest. */
    decorationHover: string;
    thickness: string;
    offset: string;
  };
  shadow: ShadowTokens;
  motion: {
    fast: string;
    normal: string;
    slow: string;
    easing: string;
    /** One turn of a spinner, one breath of a skeleton. */
    spin: string;
    pulse: string;
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
}

/** What differs between light and dark. */
export type ModeTokens = Pick<TokenContract, 'color' | 'shadow'>;

/** A brand: a name, a value for every token (light), and those that differ in the dark. */
export interface Brand {
  /** Lower case; the value of `data-brand` and the name of its stylesheet. */
  name: string;
  tokens: TokenContract;
  dark: ModeTokens;
}

/** All tokens of a brand in one mode. */
export const tokensOf = (brand: Brand, mode: ColorMode): TokenContract =>
  mode === 'dark' ? { ...brand.tokens, ...brand.dark } : brand.tokens;

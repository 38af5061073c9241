import type { ColorTokens } from './color-tokens';

export { tones, toneUses } from './color-tokens';
export type { ColorTokens, Tone, ToneColors } from './color-tokens';

/** The type scale has six steps. */
export const fontSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type FontSize = (typeof fontSizes)[number];

/** Spacing steps, scaled by the brand's unit; a compact brand has smaller ones. */
export const spaces = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
export type Space = (typeof spaces)[number];

/** The three font weights. */
export const fontWeights = ['regular', 'medium', 'bold'] as const;
export type FontWeight = (typeof fontWeights)[number];

/** The modes in which a brand has values. */
export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

export interface FontTokens {
  /**
   * Font stacks; for scripts, the language of the text selects the stack. `heading` and `figures` (prices)
   * are one stack for all scripts, or `inherit` to use that of the surrounding text.
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
  /** In rem, so that they scale with the user's font size. */
  size: Record<FontSize, string>;
  weight: Record<FontWeight, string>;
  /** Unitless line heights; scripts with marks above and below use the `tall` ones. */
  leading: Record<'tight' | 'normal' | 'tallTight' | 'tallNormal', string>;
  /** Letter spacing of the two largest sizes, in em. */
  tracking: Record<'heading' | 'display', string>;
}

/** In rem, so that containers grow with their text. */
export interface SizeTokens {
  /** Heights of buttons and fields. */
  controlSm: string;
  controlMd: string;
  controlLg: string;
  /** The minimum target size of a pointer. Never under 24 px. */
  target: string;
  /** Height of an entry in a menu or list box. */
  row: string;
  /** Size of a checkbox or radio button. */
  choice: string;
  /** Height of a badge, and of an interactive tag. */
  badge: string;
  tag: string;
  iconSm: string;
  iconMd: string;
  iconLg: string;
  /** The page column. */
  column: string;
}

export interface ShadowTokens {
  /** A resting card. */
  card: string;
  /** Menus, popovers, hovered cards. */
  float: string;
  /** Dialogs. */
  overlay: string;
  /** A bar fixed to the edge of the viewport. */
  bar: string;
}

/** All values of a brand. A brand that omits one does not compile. */
export interface TokenContract {
  /** All colours, by role. They differ in dark mode. */
  color: ColorTokens;
  /** Families, sizes, weights, line heights and letter spacing. */
  font: FontTokens;
  /** Paddings and gaps in px; `none` is 0. */
  space: Record<Space, string>;
  /** Heights of controls, sizes of icons, width of the page column. */
  size: SizeTokens;
  /**
   * `button` and `field` may be fully rounded, the others not: `control` is for small containers
   * (menu items, thumbnails), `message` for alerts, `picture` for images. `pill` is for fully
   * rounded ends if the brand has them, `round` for circles in every brand.
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
  /** Widths of borders, and of the focus outline with its offset, in px. */
  border: {
    /** Separators, edges of cards. */
    hairline: string;
    /** Indicators: the line under the current tab. */
    strong: string;
    /** The border of fields, checkboxes and buttons. */
    control: string;
    /** Width of the focus outline. */
    focus: string;
    /** Distance of the focus outline to the element. */
    focusOffset: string;
  };
  /** Drawing of icons. */
  icon: {
    /** Stroke width of icons, on their grid of 24. */
    stroke: string;
  };
  /** How links inside running text are distinguished from it; never by hue alone. */
  link: {
    /** At rest: `underline` or `none`, as of `text-decoration-line`. */
    decoration: string;
    /** On hover, for standalone links, which have no underline at rest. */
    decorationHover: string;
    /** Thickness of the underline. */
    thickness: string;
    /** Distance of the underline to the text. */
    offset: string;
  };
  /** Shadows by elevation, as of `box-shadow`. They differ in dark mode. */
  shadow: ShadowTokens;
  /** Durations in ms, and one curve. With reduced motion most animations do not run. */
  motion: {
    /** Small changes: hover, press, popups. */
    fast: string;
    /** Mid-sized changes: tabs, cards, disclosures. */
    normal: string;
    /** Large changes: dialogs, toasts, bars of progress. */
    slow: string;
    /** The curve of all transitions, as of `transition-timing-function`. */
    easing: string;
    /** One turn of a spinner. */
    spin: string;
    /** One pulse of a skeleton. */
    pulse: string;
  };
  /** The layers from bottom to top, shared by all brands. */
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

/** The tokens that differ between light and dark. */
export type ModeTokens = Pick<TokenContract, 'color' | 'shadow'>;

/** A brand: a name, a value for every token (light), and the values that differ in dark mode. */
export interface Brand {
  /** Lower case; the value of `data-brand` and the name of its stylesheet. */
  name: string;
  /** All values, in light mode. */
  tokens: TokenContract;
  /** The values that differ in dark mode: colours and shadows. */
  dark: ModeTokens;
}

/** All tokens of a brand in one mode. */
export const tokensOf = (brand: Brand, mode: ColorMode): TokenContract =>
  mode === 'dark' ? { ...brand.tokens, ...brand.dark } : brand.tokens;

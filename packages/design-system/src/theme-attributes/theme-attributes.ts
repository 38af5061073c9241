import { directionOf } from './direction-of';

/** What an area or a whole page looks and reads like. */
export interface Theme {
  /** Name of a brand whose stylesheet is loaded; the value of `data-brand`. */
  brand?: string;
  /** `system` is what the device asks for. */
  colorMode?: 'light' | 'dark' | 'system';
  /** Language tag of the text, as in `lang`: `ar`, `zh-Hant`. */
  locale?: string;
  /** Reading direction; by default that of the locale. */
  dir?: 'ltr' | 'rtl';
}

/** The attributes that carry a theme; all on one element. */
export interface ThemeAttributes {
  'data-brand'?: string;
  'data-color-mode'?: Theme['colorMode'];
  lang?: string;
  dir?: Theme['dir'];
}

/**
 * The attributes of an element that has a theme, for the `<html>` that a server writes:
 * `<html {...themeAttributes({ brand: 'kontor', colorMode: 'system', locale: 'ar' })}>`. Needs no client.
 */
export const themeAttributes = ({ brand, colorMode, locale, dir }: Theme): ThemeAttributes => ({
  'data-brand': brand,
  'data-color-mode': colorMode,
  lang: locale,
  dir: dir ?? (locale ? directionOf(locale) : undefined),
});

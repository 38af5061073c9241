import { directionOf } from './direction-of';

/** Theme of an area or a whole page. */
export interface Theme {
  /** Name of a brand whose stylesheet is loaded; the value of `data-brand`. */
  brand?: string;
  /** `system` follows the device. */
  colorMode?: 'light' | 'dark' | 'system';
  /** Language tag of the text, as in `lang`: `ar`, `zh-Hant`. */
  locale?: string;
  /** Text direction. Default: that of the locale. */
  dir?: 'ltr' | 'rtl';
}

/** Attributes that apply a theme; all on one element. */
export interface ThemeAttributes {
  /** Selects the values of a brand for all tokens below. */
  'data-brand'?: string;
  /** Selects light or dark, or `system`; without it the mode of the element around. */
  'data-color-mode'?: Theme['colorMode'];
  /** The language, which also selects fonts and line heights of its script. */
  lang?: string;
  /** The direction, which mirrors the layout below. */
  dir?: Theme['dir'];
}

/**
 * Attributes of an element with a theme, for the server-rendered `<html>`: `<html {...themeAttributes({
 * brand: 'kontor', colorMode: 'system', locale: 'ar' })}>`. Runs on the server.
 */
export const themeAttributes = ({ brand, colorMode, locale, dir }: Theme): ThemeAttributes => ({
  'data-brand': brand,
  'data-color-mode': colorMode,
  lang: locale,
  dir: dir ?? (locale ? directionOf(locale) : undefined),
});

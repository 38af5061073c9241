'use client';
import { useMemo } from 'react';
import type { CurrentTheme, ThemeProps } from '../internal/theme-context';
import { useTheme } from '../internal/theme-context';
import { themeAttributes } from '../theme-attributes/theme-attributes';

/** The outer theme with what is given. A given locale resets the direction. */
export function useThemeWith(given: ThemeProps): CurrentTheme {
  const outer = useTheme();
  const { brand = outer.brand, colorMode = outer.colorMode, locale = outer.locale } = given;
  const dir = given.dir ?? (given.locale ? undefined : outer.dir);
  const { portalContainer = outer.portalContainer } = given;
  return useMemo(() => {
    const theme = { brand, colorMode, locale, dir };
    return { ...theme, portalContainer, attributes: themeAttributes(theme) };
  }, [brand, colorMode, locale, dir, portalContainer]);
}

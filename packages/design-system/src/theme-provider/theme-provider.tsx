'use client';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import type { ThemeProps } from '../internal/theme-context';
import { ThemeContext } from '../internal/theme-context';
import { useThemeWith } from './use-theme-with';

export interface ThemeProviderProps extends ThemeProps {
  children?: ReactNode;
}

/**
 * The theme of the whole page. It renders no element: the server writes `themeAttributes` on `<html>`, so
 * that the first paint is right, and this updates them when the theme changes. For a part of a page use
 * ThemeArea.
 */
export function ThemeProvider({ children, ...given }: ThemeProviderProps) {
  const theme = useThemeWith(given);
  const { attributes } = theme;
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value) document.documentElement.setAttribute(name, value);
    }
  }, [attributes]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

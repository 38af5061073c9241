'use client';
// Radix reads it there
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import type { ThemeProps } from '../internal/theme-context';
import { ThemeContext } from '../internal/theme-context';
import { useThemeWith } from './use-theme-with';

export interface ThemeProviderProps extends ThemeProps {
  /**
   * Nonce of the page's content security policy, for style elements that are added while a dialog or menu
   * is open. The same on the server and in the browser.
   */
  nonce?: string;
  children?: ReactNode;
}

/**
 * The theme of the whole page. It renders no element: the server writes `themeAttributes` on `<html>`, so
 * that the first paint is right, and this updates them when the theme changes. For a part of a page use
 * ThemeArea.
 */
export function ThemeProvider({ nonce, children, ...given }: ThemeProviderProps) {
  const theme = useThemeWith(given);
  const { attributes } = theme;
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value) document.documentElement.setAttribute(name, value);
    }
  }, [attributes]);
  useLayoutEffect(() => {
    if (nonce) setNonce(nonce);
  }, [nonce]);
  return (
    <ThemeContext value={theme}>
      {/* Where react-aria looks for it. React moves it into the head */}
      {nonce && <meta property="csp-nonce" nonce={nonce} />}
      {children}
    </ThemeContext>
  );
}

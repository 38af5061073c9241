'use client';
import { createContext, useContext } from 'react';
import type { Theme, ThemeAttributes } from '../theme-attributes/theme-attributes';

export interface ThemeProps extends Theme {
  /** Portal container of dialogs, drawers and menus. Default: the body. */
  portalContainer?: HTMLElement | null;
}

export interface CurrentTheme extends ThemeProps {
  /** Attributes for the root of a portal. */
  attributes: ThemeAttributes;
}

export const ThemeContext = createContext<CurrentTheme>({ attributes: {} });

/** The nearest theme, for what is rendered in a portal. */
export const useTheme = () => useContext(ThemeContext);

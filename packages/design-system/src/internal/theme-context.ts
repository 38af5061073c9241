'use client';
import { createContext, useContext } from 'react';
import type { Theme, ThemeAttributes } from '../theme-attributes/theme-attributes';

export interface ThemeProps extends Theme {
  /** The element that dialogs, drawers and menus are put into; the body by default. */
  portalContainer?: HTMLElement | null;
}

export interface CurrentTheme extends ThemeProps {
  /** For what is drawn elsewhere and still belongs here. */
  attributes: ThemeAttributes;
}

export const ThemeContext = createContext<CurrentTheme>({ attributes: {} });

/** The theme of where a component stands, for what opens from it wherever its portal is. */
export const useTheme = () => useContext(ThemeContext);

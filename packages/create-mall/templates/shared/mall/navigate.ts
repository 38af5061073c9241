'use client';
import { createContext, useContext } from 'react';

export const NavigateContext = createContext<(href: string) => void>(() => undefined);

/** Goes to a page by the app's router. */
export const useGoTo = () => useContext(NavigateContext);

'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ImageSources } from './image-sources';
import { imageSources } from './image-sources';

/** What every part of the mall needs to know of the mall it stands in. */
export interface MallSettings {
  /** Stands before every amount. */
  currencySymbol: string;
  /** The sized variants of a picture's address. */
  imageSources: (src: string) => ImageSources;
  /** Told when the code of a dialog did not come, with a function that asks for it again. */
  onLoadError?: (error: unknown, retry: () => void) => void;
}

const defaults: MallSettings = { currencySymbol: '$', imageSources };
const Context = createContext(defaults);

export type MallSettingsProviderProps = Partial<MallSettings> & { children: ReactNode };

/** Gives settings to the components below; what is left out keeps its default. */
export function MallSettingsProvider({ children, ...own }: MallSettingsProviderProps) {
  const currencySymbol = own.currencySymbol ?? defaults.currencySymbol;
  const sources = own.imageSources ?? defaults.imageSources;
  const { onLoadError } = own;
  const value = useMemo(
    () => ({ currencySymbol, imageSources: sources, onLoadError }),
    [currencySymbol, sources, onLoadError],
  );
  return <Context value={value}>{children}</Context>;
}

/** The settings of the mall; the defaults where no provider stands above. */
export const useMallSettings = () => useContext(Context);

'use client';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ImageSources } from './image-sources';
import { imageSources } from './image-sources';

/** What every part of the mall needs to know of the mall it stands in. */
export interface MallSettings {
  /** ISO 4217 code of the currency in which everything is sold; US dollars by default. */
  currency: string;
  /** What the mall calls its currency, where Intl knows it by another symbol. */
  currencySymbol?: string;
  /** The sized variants of a picture's address. */
  imageSources: (src: string) => ImageSources;
  /** Told when the code of a dialog did not come, with a function that asks for it again. */
  onLoadError?: (error: unknown, retry: () => void) => void;
}

const defaults: Pick<MallSettings, 'currency' | 'imageSources'> = { currency: 'USD', imageSources };
const Context = createContext<MallSettings>(defaults);

export type MallSettingsProviderProps = Partial<MallSettings> & { children: ReactNode };

/** Gives settings to the components below; what is left out keeps its default. */
export function MallSettingsProvider({ children, ...own }: MallSettingsProviderProps) {
  const currency = own.currency ?? defaults.currency;
  const sources = own.imageSources ?? defaults.imageSources;
  const { currencySymbol, onLoadError } = own;
  const value = useMemo(
    () => ({ currency, currencySymbol, imageSources: sources, onLoadError }),
    [currency, currencySymbol, sources, onLoadError],
  );
  return <Context value={value}>{children}</Context>;
}

/** The settings of the mall; the defaults where no provider stands above. */
export const useMallSettings = () => useContext(Context);

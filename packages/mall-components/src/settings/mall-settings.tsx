'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ImageSources } from './image-sources';
import { imageSources } from './image-sources';

/** Settings of the mall that its components need. */
export interface MallSettings {
  /** ISO 4217 code of the mall's currency. Default: `USD`. */
  currency: string;
  /** The mall's symbol for its currency, where it differs from that of Intl. */
  currencySymbol?: string;
  /** Decimals of the mall's amounts, where they differ from those of ISO 4217. */
  currencyDecimals?: number;
  /** Derives the sized variants of an image URL. */
  imageSources: (src: string) => ImageSources;
  /** Called when a dialog's code could not be loaded, with a function that loads it again. */
  onLoadError?: (error: unknown, retry: () => void) => void;
}

const defaults: Pick<MallSettings, 'currency' | 'imageSources'> = { currency: 'USD', imageSources };
const Context = createContext<MallSettings>(defaults);

export type MallSettingsProviderProps = Partial<MallSettings> & {
  /** What the settings are for: the app, or a part of it. */
  children: ReactNode;
};

/** Provides settings to the components below; omitted ones keep their defaults. */
export function MallSettingsProvider({ children, ...own }: MallSettingsProviderProps) {
  const currency = own.currency ?? defaults.currency;
  const sources = own.imageSources ?? defaults.imageSources;
  const { currencySymbol, currencyDecimals, onLoadError } = own;
  const value = useMemo(
    () => ({ currency, currencySymbol, currencyDecimals, imageSources: sources, onLoadError }),
    [currency, currencySymbol, currencyDecimals, sources, onLoadError],
  );
  return <Context value={value}>{children}</Context>;
}

/** The settings of the mall; the defaults without a provider. */
export const useMallSettings = () => useContext(Context);

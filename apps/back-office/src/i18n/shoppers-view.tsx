import { useQuery } from '@tanstack/react-query';
import { ThemeArea } from '@vermilion/design-system/theme-provider';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import type { ReactNode } from 'react';
import { useColorMode } from '../wire/color-mode';
import { useMallFormat } from '../wire/use-mall-format';
import { loadCatalogue } from './catalogue';
import { loadComponents } from './components-catalogue';
import { formatTag, languageTag, type Locale } from './locales';

/** The texts of the mall's components, and those around them. */
async function loadTexts(locale: Locale) {
  const [components, own] = await Promise.all([loadComponents(locale), loadCatalogue(locale)]);
  return { ...components, ...own };
}

export interface ShoppersViewProps {
  /** The language of the shopper, whatever that of the back office is. */
  locale: Locale;
  /** Default: that of the back office. */
  colorMode?: 'light' | 'dark';
  className?: string;
  children: ReactNode;
}

/** A part of the mall as shoppers see it. It cannot be operated: its links lead out of the back office. */
export function ShoppersView({ locale, colorMode, className, children }: ShoppersViewProps) {
  const pageMode = useColorMode();
  const { currency, currencySymbol, decimals } = useMallFormat();
  const { data: messages } = useQuery({
    queryKey: ['shoppersView', locale],
    queryFn: () => loadTexts(locale),
    staleTime: Infinity,
  });
  if (!messages) return null;
  return (
    <ThemeArea
      inert
      // The server has given it to the document; colors of a mode are those of a brand
      brand={document.documentElement.dataset.brand}
      locale={languageTag(locale)}
      colorMode={colorMode ?? pageMode}
      className={className}
    >
      <ReactRouterMallProvider
        locale={formatTag(locale)}
        messages={messages}
        currency={currency}
        currencySymbol={currencySymbol}
        currencyDecimals={decimals}
      >
        {children}
      </ReactRouterMallProvider>
    </ThemeArea>
  );
}

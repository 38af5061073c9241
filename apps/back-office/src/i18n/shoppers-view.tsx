import { useQuery } from '@tanstack/react-query';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import type { ReactNode } from 'react';
import { useMallFormat } from '../wire/use-mall-format';
import { loadComponents } from './components-catalogue';
import { formatTag, languageTag, type Locale } from './locales';

export interface ShoppersViewProps {
  /** The language of the shopper, whatever that of the back office is. */
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** A part of the mall as shoppers see it. It cannot be operated: its links lead out of the back office. */
export function ShoppersView({ locale, className, children }: ShoppersViewProps) {
  const { currency, currencySymbol, decimals } = useMallFormat();
  const { data: messages } = useQuery({
    queryKey: ['components', locale],
    queryFn: () => loadComponents(locale),
    staleTime: Infinity,
  });
  if (!messages) return null;
  return (
    <ReactRouterMallProvider
      locale={formatTag(locale)}
      messages={messages}
      currency={currency}
      currencySymbol={currencySymbol}
      currencyDecimals={decimals}
    >
      <div inert lang={languageTag(locale)} className={className}>
        {children}
      </div>
    </ReactRouterMallProvider>
  );
}

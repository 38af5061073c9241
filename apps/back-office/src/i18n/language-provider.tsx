import { directionOf } from '@vermilion/design-system/theme-attributes';
import { ReactRouterMallProvider } from '@vermilion/mall-components/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMallFormat } from '../wire/use-mall-format';
import { type Catalogue, loadCatalogue } from './catalogue';
import { keepLocale } from './choose-locale';
import { LocaleContext } from './locale-context';
import { formatTag, languageTag, type Locale } from './locales';

export interface Language {
  locale: Locale;
  messages: Catalogue;
}

export interface LanguageProviderProps {
  language: Language;
  onChange: (language: Language) => void;
  children: ReactNode;
}

/** The page's language and the mall's currency, for everything below. */
export function LanguageProvider({ language, onChange, children }: LanguageProviderProps) {
  const { locale, messages } = language;
  const { currency, currencySymbol, decimals } = useMallFormat();
  const [wanted, setWanted] = useState(locale);
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
    document.documentElement.dir = directionOf(languageTag(locale));
  }, [locale]);
  useEffect(() => {
    if (wanted === locale) return;
    let isCurrent = true;
    loadCatalogue(wanted).then(
      (loaded) => {
        if (!isCurrent) return;
        keepLocale(wanted);
        onChange({ locale: wanted, messages: loaded });
      },
      // the page stays in its language
      () => isCurrent && setWanted(locale),
    );
    return () => void (isCurrent = false);
  }, [wanted, locale, onChange]);
  const choice = useMemo(() => ({ locale, change: setWanted }), [locale]);
  return (
    <LocaleContext value={choice}>
      <ReactRouterMallProvider
        locale={formatTag(locale)}
        messages={messages}
        currency={currency}
        currencySymbol={currencySymbol}
        currencyDecimals={decimals}
      >
        {children}
      </ReactRouterMallProvider>
    </LocaleContext>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { HomeIndex, LocalText } from '@vermilion/api-client';
import { useApp } from '../deps/app-context';
import { languageTag, type Locale } from '../i18n/locales';
import { homeIndexQuery } from './frame-queries';

/** A text of the mall in a language; falls back to English. */
export const textIn = (locale: Locale, text: LocalText | null | undefined): string | undefined =>
  text?.[languageTag(locale)] ?? text?.en;

/** The name of the mall; the host name if the server sends none. */
export const mallNameOf = (
  home: HomeIndex | undefined,
  { locale, origin }: { locale: Locale; origin: string },
): string => textIn(locale, home?.mall?.name) ?? new URL(origin).host;

/** Name and contact details of the mall. */
export function useMall() {
  const app = useApp();
  const { data } = useQuery(homeIndexQuery(app));
  const { address, serviceHours } = data?.mall ?? {};
  return {
    name: mallNameOf(data, app),
    address: textIn(app.locale, address),
    hours: textIn(app.locale, serviceHours),
  };
}

export const useMallName = (): string => useMall().name;

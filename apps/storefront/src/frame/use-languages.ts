import type { LanguageMenuProps } from '@vermilion/mall-components/header';
import { useLocation } from 'react-router-dom';
import { useApp } from '../deps/app-context';
import { saveLanguage } from '../i18n/locale-cookie';
import { languageTag } from '../i18n/locales';
import { toLanguages } from './header-data';

/** The language menu, with this page in each language; the choice is remembered. */
export function useLanguages(): LanguageMenuProps {
  const { locale } = useApp();
  const { pathname, search } = useLocation();
  return {
    languages: toLanguages(pathname + search),
    current: languageTag(locale),
    onChoose: saveLanguage,
  };
}

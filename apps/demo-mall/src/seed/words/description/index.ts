import type { Locale } from '../../translations/languages';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { lo } from './lo';
import { th } from './th';
import type { DescriptionWords } from './types';
import { zh } from './zh';

/** Texts of descriptions, by language. */
export const DESCRIPTION_WORDS: Record<Locale, DescriptionWords> = {
  en,
  'zh-CN': zh,
  es,
  fr,
  th,
  lo,
};

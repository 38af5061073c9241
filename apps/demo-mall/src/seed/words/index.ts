import type { Language } from '../shops';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { th } from './th';
import type { Words } from './types';
import { zh } from './zh';

/** Texts of shops and reviewers, by language. */
export const WORDS: Record<Language, Words> = { en, es, fr, th, zh };

import { countryOf } from '@vermilion/input-rules/country';
import type { Language } from '../kernel/language';

/**
 * The address of an order, which ends with its country as it was entered, with the country's name in a language. It
 * stays as it is where that is not known.
 */
export function shownAddress(address: string, language: Language): string {
  const end = address.lastIndexOf(', ') + 2;
  const words = address.slice(end).split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const code = countryOf(words.slice(at).join(' '));
    if (!code) continue;
    const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
    return address.slice(0, end) + [...words.slice(0, at), name].join(' ');
  }
  return address;
}

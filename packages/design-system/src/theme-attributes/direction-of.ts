/** Right-to-left scripts, by ISO 15924. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/**
 * Text direction of a language tag, by its likely script: `ar` is right to left, `az` is not, `az-Arab` is.
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    throw new Error(`theme: "${locale}" is no language tag. Write it as in lang: en, zh-Hant.`);
  }
}

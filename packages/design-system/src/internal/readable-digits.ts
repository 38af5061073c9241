import { digitsIn } from './digits';

/** Digits that the number parser of react-aria reads in any language. */
const PARSED = /[0-9٠-٩०-९০-৯０-９]/;

/**
 * Converts digits of scripts that the number parser does not know: "๑๒" to "12". The locale's own
 * numerals are kept; with a numbering system ("th-u-nu-thai") all others are converted to it.
 */
export function readableDigits(locale: string) {
  const own = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)];
  const target = locale.includes('-nu-') ? own.reverse() : undefined;
  return (text: string) =>
    text.replace(/\p{Nd}/gu, (digit) => {
      if (own.includes(digit) || (!target && PARSED.test(digit))) return digit;
      const value = digitsIn(digit);
      return target?.[Number(value)] ?? value;
    });
}

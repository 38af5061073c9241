import { digitsIn } from './digits';

/** Digits that the number parser of react-aria reads in any language. */
const PARSED = /[0-9٠-٩०-९০-৯０-９]/;

/**
 * Puts the digits of scripts that the number parser does not know into ones that it does: "๑๒" into "12". The
 * language's own stay; where it is asked for some ("th-u-nu-thai"), the others become those.
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

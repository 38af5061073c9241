import { digitsIn } from '../digits';
import type { Day } from './day';
import { dayFrom } from './day';
import { orderOf } from './format';

/** Difference of the Buddhist calendar, used in Thai and Lao, to the Gregorian one, in years. */
const BUDDHIST = 543;
/** Larger years are taken as Buddhist in those languages. */
const BUDDHIST_FROM = 2400;

function yearOf(figures: string, locale: string) {
  const year = Number(figures);
  if (figures.length <= 2) return 2000 + year;
  const isBuddhist = /^(th|lo)\b/.test(locale) && year >= BUDDHIST_FROM;
  return isBuddhist ? year - BUDDHIST : year;
}

/**
 * Parses a day in the order of the language, with digits of any script and any separators: "3.11.26" and
 * "๓/๑๑/๒๕๖๙". A leading year is understood in every language.
 */
export function parseDay(text: string, locale: string): Day | undefined {
  const groups = (text.normalize('NFKC').match(/\p{Nd}+/gu) ?? []).map(digitsIn);
  const [first = '', second = '', third = ''] = groups;
  if (groups.length === 1 && first.length === 8) return compact(first, locale);
  if (groups.length !== 3) return undefined;
  const order = first.length > 2 ? (['year', 'month', 'day'] as const) : orderOf(locale);
  const figure = (part: string) => [first, second, third][order.indexOf(part as never)] ?? '';
  return dayFrom(yearOf(figure('year'), locale), Number(figure('month')), Number(figure('day')));
}

/** Eight digits without separators: "03112026". */
function compact(figures: string, locale: string) {
  let rest = figures;
  const groups = orderOf(locale).map((part) => {
    const length = part === 'year' ? 4 : 2;
    const group = rest.slice(0, length);
    rest = rest.slice(length);
    return group;
  });
  return parseDay(groups.join(' '), locale);
}

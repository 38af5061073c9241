import { digitsIn } from '../digits';
import type { Day } from './day';
import { dayFrom } from './day';
import { orderOf } from './format';

/** Years of the Buddhist calendar, which Thai and Lao count in, less those of the Gregorian one. */
const BUDDHIST = 543;
/** A year beyond it is meant as a Buddhist one where these are usual. */
const BUDDHIST_FROM = 2400;

function yearOf(figures: string, locale: string) {
  const year = Number(figures);
  if (figures.length <= 2) return 2000 + year;
  const isBuddhist = /^(th|lo)\b/.test(locale) && year >= BUDDHIST_FROM;
  return isBuddhist ? year - BUDDHIST : year;
}

/**
 * The day that was typed, in the order of its language, in figures of any script and with anything between
 * them: "3.11.26" and "๓/๑๑/๒๕๖๙". A year that comes first is understood everywhere.
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

/** Eight figures without anything between them: "03112026". */
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

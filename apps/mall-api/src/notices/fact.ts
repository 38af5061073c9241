import { type Fact, formatMessage } from '@vermilion/mails';
import type { Language } from '../kernel/language';

type FactName =
  | 'carrier'
  | 'tracking'
  | 'shipBy'
  | 'courier'
  | 'phone'
  | 'returnTo'
  | 'reason'
  | 'payout'
  | 'account'
  | 'happened'
  | 'differences';

/** Facts with their labels; those that are not known are left out. */
export const facts = (
  language: Language,
  known: Partial<Record<FactName, string | readonly string[] | null>>,
): Fact[] =>
  Object.entries(known).flatMap(([name, value]) => {
    const lines = typeof value === 'string' ? value.split('\n') : (value ?? []);
    const shown = lines.filter((line) => line.trim() !== '');
    if (shown.length === 0) return [];
    return { label: formatMessage(language, `fact.${name as FactName}`), lines: shown };
  });

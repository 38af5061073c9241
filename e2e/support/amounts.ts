import type { Locator } from '@playwright/test';

/** Parses a displayed amount, "−$1,299.00" or "Free", into minor units. */
export function minorOf(text: string): number {
  if (text.trim() === 'Free') return 0;
  const [, sign, amount = ''] = /^\s*([−-]?)\$([\d,]+\.\d{2})\s*$/.exec(text) ?? [];
  if (!amount) throw new Error(`"${text}" is no amount.`);
  return Number(amount.replaceAll(/[,.]/g, '')) * (sign ? -1 : 1);
}

/** The amounts in a text, in minor units, in order. */
export const amountsIn = (text: string): number[] =>
  (text.match(/[−-]?\$[\d,]+\.\d{2}/g) ?? []).map(minorOf);

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Terms with amounts; equal terms are summed. */
export async function termsIn(area: Locator): Promise<Record<string, number>> {
  const terms = await area.getByRole('term').allInnerTexts();
  const definitions = await area.getByRole('definition').allInnerTexts();
  const sums: Record<string, number> = {};
  for (const [index, term] of terms.entries()) {
    const [amount] = definitions[index] === 'Free' ? [0] : amountsIn(definitions[index] ?? '');
    if (amount !== undefined) sums[term] = (sums[term] ?? 0) + amount;
  }
  return sums;
}

import { createHash } from 'node:crypto';

/** Half of the questions is held out: lists of words and weights are never tuned with them. */
export const isHeldOut = (query: string) =>
  (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1;

/**
 * Whether a relevant result is among the first three; grades are 2 for relevant, 1 for partly relevant, or 0.
 */
export const isHit = (grades: readonly number[]) => grades.slice(0, 3).includes(2);

const gain = (grades: readonly number[]) =>
  grades
    .slice(0, 10)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first ten; `all` are the grades of all goods. */
export function ndcg(grades: readonly number[], all: readonly number[]): number {
  const best = [2, 1].flatMap((grade) => all.filter((one) => one === grade).slice(0, 10));
  const ideal = gain(best);
  return ideal === 0 ? 0 : gain(grades) / ideal;
}

export const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

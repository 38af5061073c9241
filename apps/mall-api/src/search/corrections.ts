/** The most errors that are corrected in a word. None in short words, since those are usually other words. */
export const toleranceFor = (word: string): number => {
  const { length } = [...word];
  if (length < 4 || /\d/.test(word)) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * The Damerau-Levenshtein distance (optimal string alignment) of two words, capped at `max + 1`.
 */
export function distance(from: string, to: string, max: number): number {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > max) return max + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, b.length), max + 1);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;

const MAX_CORRECTIONS = 3;

/** The words of the vocabulary that are closest to a word, within its tolerance. Deterministic. */
export function correctionsOf(word: string, vocabulary: Iterable<string>): string[] {
  const tolerance = toleranceFor(word);
  if (tolerance === 0) return [];
  const candidates: { candidate: string; cost: number }[] = [];
  for (const candidate of new Set(vocabulary)) {
    const errors = distance(word, candidate, tolerance);
    // The first letter is seldom wrong: it counts twice
    const cost = errors + (candidate[0] === word[0] ? 0 : 1);
    if (errors > 0 && cost <= tolerance) candidates.push({ candidate, cost });
  }
  const lowest = Math.min(...candidates.map(({ cost }) => cost));
  return candidates
    .filter(({ cost }) => cost === lowest)
    .map(({ candidate }) => candidate)
    .sort()
    .slice(0, MAX_CORRECTIONS);
}

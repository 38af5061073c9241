/** Letters that may be wrong in a word: none in short ones, for those are other words. */
export const toleranceFor = (word: string): number => {
  const { length } = [...word];
  if (length < 4 || /\d/.test(word)) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * Letters to change, add, leave out or swap with their neighbour to get from one word to the other;
 * more than `most` counts as `most + 1`.
 */
export function distance(from: string, to: string, most: number): number {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
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
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, b.length), most + 1);
}

const at = (row: readonly number[], index: number) => row[index] ?? Infinity;

const MOST = 3;

/** Words that were probably meant, the nearest alone; the same for the same words. */
export function correctionsOf(word: string, vocabulary: Iterable<string>): string[] {
  const tolerance = toleranceFor(word);
  if (tolerance === 0) return [];
  const near: { other: string; far: number }[] = [];
  for (const other of new Set(vocabulary)) {
    const far = distance(word, other, tolerance);
    // A wrong first letter is rare: it counts twice.
    const first = other[0] === word[0] ? 0 : 1;
    if (far > 0 && far + first <= tolerance) near.push({ other, far: far + first });
  }
  const nearest = Math.min(...near.map(({ far }) => far));
  return near
    .filter(({ far }) => far === nearest)
    .map(({ other }) => other)
    .sort()
    .slice(0, MOST);
}

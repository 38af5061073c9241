/** Counts the values of a list: `{ 200: 3, 400: 1 }`. */
export function tally(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** `3 × 200, 1 × 400` */
export const formatTally = (counts) =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([value, count]) => `${count} × ${value}`)
    .join(', ') || 'none';

/** The percentile of a list; `share` is 0 to 1. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

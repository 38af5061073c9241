export interface StepRange {
  min: number;
  max: number;
}

/** The nearest whole number within the range; the minimum for what is no number. */
export function clampToRange(value: number, { min, max }: StepRange): number {
  if (!Number.isFinite(value)) return min;
  return Math.max(min, Math.min(Math.max(min, max), Math.trunc(value)));
}

/** What may stand in the box while typing: digits alone, and no more of them than the largest value has. */
export function digitsOf(typed: string, max: number): string {
  return typed.replace(/\D/g, '').slice(0, String(max).length);
}

import { digitsIn } from '../internal/digits';

export interface StepRange {
  min: number;
  max: number;
}

/** The nearest integer within the range; the minimum for NaN. */
export function clampToRange(value: number, { min, max }: StepRange): number {
  if (!Number.isFinite(value)) return min;
  return Math.max(min, Math.min(Math.max(min, max), Math.trunc(value)));
}

/** The allowed input while typing: digits only, of any script, at most as many as the maximum has. */
export function digitsOf(typed: string, max: number): string {
  return digitsIn(typed).slice(0, String(max).length);
}

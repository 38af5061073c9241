import type { TagInputProps } from './tag-input-props';

type Rules = Pick<TagInputProps, 'max' | 'maxLabel' | 'validate' | 'duplicateLabel'>;

/** Separators: commas of several scripts, semicolons, tabs and line breaks. */
const SEPARATORS = /[,;\t\n\r，、；؛،]+/u;

/** Whether a text contains a separator. */
export const isSeveral = (text: string) => SEPARATORS.test(text);

/** The entries of typed or pasted text. */
export const split = (text: string) =>
  text
    .split(SEPARATORS)
    .map((entry) => entry.trim())
    .filter(Boolean);

const same = (one: string, other: string) =>
  one.normalize().toLocaleLowerCase() === other.normalize().toLocaleLowerCase();

/** Adds entries in order; returns the rejected ones with the first error. */
export function accept(now: readonly string[], entries: readonly string[], rules: Rules) {
  const { max = Infinity, maxLabel, validate, duplicateLabel } = rules;
  const value = [...now];
  const refused: string[] = [];
  let message: string | undefined;
  for (const entry of entries) {
    const isDuplicate = value.some((other) => same(other, entry));
    const isFull = value.length >= max;
    const wrong = isDuplicate
      ? duplicateLabel(entry)
      : isFull
        ? (maxLabel?.(max) ?? '')
        : validate?.(entry);
    if (wrong === undefined) value.push(entry);
    else {
      refused.push(entry);
      message ??= wrong;
    }
  }
  return { value, refused, message };
}

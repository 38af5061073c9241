import type { TagInputProps } from './tag-input-props';

type Rules = Pick<TagInputProps, 'max' | 'maxLabel' | 'validate' | 'duplicateLabel'>;

/** Commas of several scripts, semicolons, tabs and line breaks end an entry. */
const SEPARATORS = /[,;\t\n\r，、；؛،]+/u;

/** Whether a text has to be split. */
export const isSeveral = (text: string) => SEPARATORS.test(text);

/** The entries of what was typed or pasted. */
export const split = (text: string) =>
  text
    .split(SEPARATORS)
    .map((entry) => entry.trim())
    .filter(Boolean);

const same = (one: string, other: string) =>
  one.normalize().toLocaleLowerCase() === other.normalize().toLocaleLowerCase();

/** Adds entries one after the other; those that are refused come back, with the reason for the first of them. */
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

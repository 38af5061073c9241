import { visibleText } from '@vermilion/input-rules/visible-text';
import { type AddressLine, needsLine, writtenLines } from './address-lines';

/** The lines that an address keeps as one text: the wire has no more. */
export type DetailLines = Record<Exclude<AddressLine, 'postCode'>, string>;

const nothing: DetailLines = { street: '', district: '', city: '', region: '' };

const isOwnScript = (text: string) => /[\p{scx=Han}\p{scx=Hangul}]/u.test(text);
const separatorOf = (text: string) => (/\p{scx=Han}/u.test(text) ? '，' : ', ');

/** Separators are between lines: only a street may have some, since it takes what is more than one text a line. */
function oneLine(line: keyof DetailLines, text: string, separator: string): string {
  const mark = separator.trim();
  const parts = visibleText(text)
    .split(new RegExp(separator === mark ? mark : `${mark}+(?:\\s+|$)`, 'u'))
    .map((part) => part.trim())
    // Not only commas
    .filter((part) => /[^,，\s]/u.test(part));
  return parts.join(line === 'street' ? separator : ' ');
}

/** The lines as one text, in the order in which the country writes them. */
export function composeDetail(lines: DetailLines, country: string | undefined): string {
  const used = writtenLines(country, false);
  const all = used.map((line) => lines[line]).join('');
  const separator = separatorOf(all);
  return writtenLines(country, isOwnScript(all))
    .map((line) => oneLine(line, lines[line], separator))
    .filter(Boolean)
    .join(separator);
}

/** How many of these lines a text of so many parts has: an optional line is left out before a necessary one. */
function presentLines(lines: readonly (keyof DetailLines)[], parts: number, country?: string) {
  const leastNeeded = (['district', 'region', 'city'] as const).toSorted(
    (a, b) => Number(needsLine(country, a)) - Number(needsLine(country, b)),
  );
  let present = [...lines];
  for (const line of leastNeeded) {
    if (present.length <= parts) break;
    present = present.filter((one) => one !== line);
  }
  return present;
}

/**
 * Reads the lines out of a text. What was written in another way, as in one field, is the street's: composed again it is
 * the same text.
 */
export function parseDetail(detail: string, country: string | undefined): DetailLines {
  const separator = separatorOf(detail);
  const parts = detail.split(separator).filter(Boolean);
  const lines = presentLines(writtenLines(country, isOwnScript(detail)), parts.length, country);
  const surplus = parts.length - lines.length;
  const read = { ...nothing };
  let at = 0;
  for (const line of lines) {
    const count = line === 'street' ? 1 + surplus : 1;
    read[line] = parts.slice(at, at + count).join(separator);
    at += count;
  }
  return read;
}

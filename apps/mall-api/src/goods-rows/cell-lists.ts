/** The lines of a cell; none of an empty one. */
export const toLines = (cell: string): string[] => (cell === '' ? [] : cell.split(/\r\n|\r|\n/));

/** Lines as a cell, without the empty ones at the end. */
export const fromLines = (lines: readonly string[]): string => lines.join('\n').trimEnd();

export interface NamedValue {
  name: string;
  value: string;
}

/** `Material: Glass`, with a backslash before a colon or backslash in the name. */
export const fromNamedValue = ({ name, value }: NamedValue): string =>
  name || value ? `${name.replaceAll(/[\\:]/g, '\\$&')}: ${value}` : '';

/** Undefined for a line without a colon. */
export function toNamedValue(line: string): NamedValue | undefined {
  const [all, name] = /^((?:\\.|[^\\:])*):/.exec(line) ?? [];
  if (all === undefined || name === undefined) return undefined;
  return { name: name.replaceAll(/\\(.)/g, '$1').trim(), value: line.slice(all.length).trim() };
}

import stringWidth from 'string-width';
import { lineForTerminal } from '../terminal/for-terminal';

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(shown).join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return lineForTerminal(String(value));
};

/** Rows as a text table of the given fields. */
export function toTable(rows: readonly object[], fields: readonly string[]): string {
  const cells = rows.map((row) =>
    fields.map((name) => shown((row as Record<string, unknown>)[name])),
  );
  const all = [[...fields], ...cells];
  const widths = fields.map((_, at) => Math.max(...all.map((row) => stringWidth(row[at] ?? ''))));
  const pad = (text: string, width: number) => text + ' '.repeat(width - stringWidth(text));
  return all
    .map((row) =>
      row
        .map((cell, at) => pad(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The fields of an object, one per line. */
export const toFacts = (thing: object): string =>
  toTable(
    Object.entries(thing)
      .filter(([, value]) => !isList(value))
      .map(([field, value]) => ({ field, value })),
    ['field', 'value'],
  )
    .split('\n')
    .slice(1)
    .join('\n');

const isList = (value: unknown) => Array.isArray(value) && typeof value[0] === 'object';

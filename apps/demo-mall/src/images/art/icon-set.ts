import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nameOf } from './names';

/** Fluent Emoji by Microsoft (MIT) as vector drawings of 32 × 32 units. */
const FILE = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');

/** Length of a drawing's side in its own units. */
export const UNITS = 32;

let places: Map<string, [start: number, end: number]> | undefined;

/** The SVG of an emoji without its root element; `undefined` if the set does not contain it. */
export function drawingOf(emoji: string): string | undefined {
  places ??= indexed();
  const [start, end] = places.get(nameOf(emoji) ?? '') ?? [0, 0];
  if (!end) return undefined;
  const bytes = Buffer.alloc(end - start);
  const file = openSync(FILE, 'r');
  readSync(file, bytes, 0, bytes.length, start);
  closeSync(file);
  const { body } = JSON.parse(bytes.toString()) as { body: string };
  return body;
}

/**
 * Where each drawing stands in the file of 100 MB. Parsing all of it would take a second and 300 MB in each process;
 * a search for line starts takes a tenth, and the bytes are released afterwards.
 */
function indexed() {
  const bytes = readFileSync(FILE);
  const found = new Map<string, [number, number]>();
  const opening = '\n\t\t"';
  for (let at = bytes.indexOf(opening); at >= 0;) {
    const next = bytes.indexOf(opening, at + opening.length);
    const nameEnd = bytes.indexOf('"', at + opening.length);
    const name = bytes.toString('utf8', at + opening.length, nameEnd);
    const close = bytes.indexOf('\n\t\t}', nameEnd);
    found.set(name, [bytes.indexOf('{', nameEnd), close + '\n\t\t}'.length]);
    at = next;
  }
  return found;
}

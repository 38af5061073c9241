import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first executable of these files, or undefined. */
export const firstProgram = (files) => files.find(isProgram);

/** Path of the first of these names on the PATH. */
export function onPath(names, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter).filter(Boolean);
  return firstProgram(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/** `parent/<each name inside>/rest`, the highest version first; empty if the parent is missing. */
export function versionsUnder(parent, rest = '', matches = /./) {
  let names;
  try {
    names = readdirSync(parent);
  } catch {
    return [];
  }
  const compare = (a, b) => b.localeCompare(a, 'en', { numeric: true });
  return names
    .filter((name) => matches.test(name))
    .sort(compare)
    .map((name) => join(parent, name, rest));
}

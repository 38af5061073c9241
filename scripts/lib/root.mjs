import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The path of a file from there, with slashes on every system. */
export const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the workspace, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path relative to the root, with slashes on every system. */
export const fromRoot = (file) => relative(root, file).replaceAll('\\', '/');

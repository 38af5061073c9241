import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_FORM_PATH } from '../../apps/storefront/src/page-params/card-form-path';
import { root } from '../../scripts/lib/root.mjs';

const source = readFileSync(
  join(root, 'apps', 'storefront', 'src', 'page-params', 'paths.ts'),
  'utf8',
);
const table = source.slice(source.indexOf('patterns = {'), source.indexOf('} as const'));

/** The patterns of all routes, parsed as text, since the module imports styles. */
export const routePatterns: string[] = [
  ...[...table.matchAll(/: '(\/[^']*)'/g)].map(([, pattern = '']) => pattern),
  CARD_FORM_PATH,
];

const shapes = routePatterns.map((pattern) => ({
  pattern,
  shape: new RegExp(`^${pattern.replace('/:id?', '(/[^/]+)?').replace(/:\w+/, '[^/]+')}$`),
}));

/** The pattern of a path without its locale. */
export const routeOf = (pathname: string): string | undefined =>
  shapes.find(({ shape }) => shape.test(pathname))?.pattern;

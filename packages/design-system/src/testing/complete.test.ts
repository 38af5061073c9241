import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../docs/component-docs';
import { parts } from './parts';

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) =>
  existsSync(join(src, file)) ? readFileSync(join(src, file), 'utf8') : undefined;

/** Public, but not a component: values, stylesheets, helpers for tests, and lazy parts of other components. */
const noComponents = [
  'brands',
  'design-tokens',
  'dropdown-menu-choice',
  'dropdown-menu-sub',
  'styles',
  'table-expansion',
  'table-selection',
  'testing',
  'theme-attributes',
  'tokens',
  'use-dismiss',
];
const folders = readdirSync(src)
  .filter((name) => existsSync(join(src, name, 'index.ts')) && !noComponents.includes(name))
  .sort();

const pascal = (folder: string) =>
  folder.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());

/** Renders its children only; its toasts appear by calls. */
const providers = ['theme-provider', 'toast'];

const conforms = (folder: string) =>
  parts.some(({ name }) => name.split(' ')[0] === pascal(folder));

function emptyParts(parts: ComponentDocs): string[] {
  const { summary, keyboard } = parts;
  const lists = (['do', 'dont', 'accessibility'] as const).filter(
    (name) => parts[name].length === 0,
  );
  const isDocumented =
    keyboard === 'none' || keyboard.every(({ keys, does }) => keys.length && does);
  return [
    ...lists,
    ...(summary.trim() ? [] : ['summary']),
    ...(isDocumented && keyboard.length > 0 ? [] : ['keyboard']),
  ].map((name) => `docs without "${name}"`);
}

/** The object that a docs file exports. */
async function docsOf(file: string): Promise<ComponentDocs | undefined> {
  if (read(file) === undefined) return undefined;
  const exported: Record<string, ComponentDocs> = await import(/* @vite-ignore */ join(src, file));
  return Object.values(exported)[0];
}

/** Missing files of a component's folder, one line each. */
async function missing(folder: string): Promise<string[]> {
  const [docsFile, storiesFile] = [
    `${folder}/${folder}.docs.ts`,
    `${folder}/${folder}.stories.tsx`,
  ];
  const docs = await docsOf(docsFile);
  const stories = read(storiesFile);
  // the page of a file without a component has no guide
  const isShown = !docs || !stories || /^ {2}component: [^]*documentation:/m.test(stories);
  return [
    ...(docs ? emptyParts(docs) : [`no ${docsFile}`]),
    ...(stories ? [] : [`no ${storiesFile}`]),
    ...(isShown ? [] : [`${storiesFile} does not show the docs`]),
    ...(conforms(folder) || providers.includes(folder) ? [] : ['no part in the conformance table']),
  ];
}

describe('Every component is complete', () => {
  it.each(folders)('%s', async (folder) => {
    expect(await missing(folder)).toEqual([]);
  });
});

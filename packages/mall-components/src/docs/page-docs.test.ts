/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import type { PageDocs } from './page-docs';

const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const guides = import.meta.glob<Record<string, PageDocs>>('../**/*.docs.ts', { eager: true });

const lists = ['when', 'states', 'accessibility', 'do', 'dont'] as const;

/** What a guide lacks, by name. */
function missing({ summary, keyboard, ...guide }: PageDocs): string[] {
  const keys = keyboard === 'none' || keyboard.every(({ keys, does }) => keys.length > 0 && does);
  return [
    ...(summary.trim() ? [] : ['summary']),
    ...(keys && keyboard.length > 0 ? [] : ['keyboard']),
    ...lists.filter((name) => guide[name].length === 0),
  ];
}

describe('Every page of the documentation has a guide', () => {
  // the list of the pages has none itself
  const pages = Object.entries(stories).filter(
    ([file, source]) => !file.endsWith('/overview.stories.tsx') && !source.includes("'!autodocs'"),
  );

  it.each(pages)('%s', (file, source) => {
    const guide = guides[file.replace('.stories.tsx', '.docs.ts')];
    const [[name, docs] = []] = Object.entries(guide ?? {});
    expect(docs && missing(docs)).toEqual([]);
    expect(source).toContain(`documentation: ${name}`);
  });

  it('says each thing once in a list, as the pages need keys', () => {
    for (const guide of Object.values(guides).flatMap((file) => Object.values(file)))
      for (const name of ['when', 'accessibility', 'do', 'dont'] as const)
        expect(new Set(guide[name]).size).toBe(guide[name].length);
  });
});

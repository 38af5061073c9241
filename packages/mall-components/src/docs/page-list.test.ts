/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { pageGroups } from './page-list';

const stories = import.meta.glob<string>('../**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const documented = Object.entries(stories)
  .filter(([, source]) => source.includes('documentation:'))
  .map(([file, source]) => [
    file.replace(/^.*\/|\.stories\.tsx$/g, ''),
    /^ {2}title: 'Mall\/([^']+)'/m.exec(source)?.[1],
  ]);

describe('list of pages', () => {
  const listed = pageGroups.flatMap(({ pages }) => pages);

  it('has every page with a guide once, by the title of its stories', () => {
    expect(listed.map(({ file, title }) => [file, title]).sort()).toEqual(documented.sort());
  });

  it('has a summary for each', () => {
    expect(listed.filter(({ summary }) => !summary)).toEqual([]);
  });
});

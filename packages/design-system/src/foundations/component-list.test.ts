/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import readme from '../../README.md?raw';
import { componentGroups, pascal, summaries } from './component-list';

const stories = import.meta.glob<string>('../*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folderOf = (file: string) => file.split('/')[1] ?? '';
const folders = Object.keys(stories)
  .map(folderOf)
  .filter((folder) => summaries.has(pascal(folder)));
const listed = componentGroups.flatMap(({ group, components }) =>
  components.map(({ name }) => `${group}/${name}`),
);

describe('component list', () => {
  it('lists each component once', () => {
    const names = componentGroups.flatMap(({ components }) => components.map(({ name }) => name));
    expect(names.sort()).toEqual([...summaries.keys()].sort());
  });

  it.each([...new Set(folders)])(
    'lists %s in the group of its stories and in the README',
    (folder) => {
      const title = /title: 'Design system\/(\w+\/\w+)'/.exec(
        stories[`../${folder}/${folder}.stories.tsx`] ?? '',
      );
      expect(listed).toContain(title?.[1]);
      expect(readme).toContain(`| ${pascal(folder)}`);
      expect(readme).toContain(`\`${folder}\``);
    },
  );
});

import { describe, expect, it } from 'vitest';
import * as content from './also-called-content.stories';
import * as fields from './also-called-fields.stories';
import * as overlays from './also-called-overlays.stories';
import { componentGroups, summaries } from './component-list';

const entries = Object.entries({ ...fields, ...overlays, ...content }).flatMap(([key, story]) =>
  'args' in story && story.args?.to ? [{ key, name: story.name ?? '', to: story.args.to }] : [],
);

describe('other names of components', () => {
  it('finds every component by its synonyms', () => {
    const found = new Set(entries.flatMap(({ to }) => to));
    expect([...summaries.keys()].filter((name) => !found.has(name))).toEqual([]);
    expect([...found].filter((name) => !summaries.has(name))).toEqual([]);
  });

  it('uses only synonyms that are not component names', () => {
    const names = componentGroups.flatMap(({ components }) => components.map(({ name }) => name));
    for (const { name, to } of entries) {
      const [words = '', components] = name.split(' → ');
      expect(components, name).toBe(to.join(', '));
      expect(words.split(', ').filter((word) => names.includes(word))).toEqual([]);
    }
  });

  it.each(['Modal', 'popup', 'Snackbar', 'Dropdown', 'dark mode'])('finds %s', (word) => {
    const key = word.toLowerCase();
    expect(entries.filter(({ name }) => name.toLowerCase().includes(key))).not.toHaveLength(0);
  });
});

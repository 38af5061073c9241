import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOfStories } from '../../.storybook/where-used';
import { root } from './root.mjs';

describe('the source named on a page of Storybook', () => {
  const sources = Object.entries(sourcesOfStories());

  it('is known for the stories of the design system and the mall', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it.each(sources)('of %s exists and is no story', (_story, source) => {
    expect(existsSync(join(root, source))).toBe(true);
    expect(source).not.toMatch(/\.stories\./);
    expect(readFileSync(join(root, source), 'utf8')).toMatch(/export /);
  });
});

import { describe, expect, it } from 'vitest';
import { changes, readChange } from './changelog';

describe('changelog', () => {
  it('parses a changeset and its packages', () => {
    const source =
      "---\n'@vermilion/design-system': minor\n'@vermilion/api-client': patch\n---\n\nOne\nline.\n\nTwo.\n";
    expect(readChange(source)).toEqual({
      kind: 'minor',
      packages: ['design-system', 'api-client'],
      paragraphs: ['One line.', 'Two.'],
    });
    expect(readChange('# No changeset')).toBeUndefined();
  });

  it('finds the changesets of the project', () => {
    expect(changes.length).toBeGreaterThan(0);
  });
});

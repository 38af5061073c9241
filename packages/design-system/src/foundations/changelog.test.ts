import { describe, expect, it } from 'vitest';
import { readChangelog, releases } from './changelog';

const source = `# @vermilion/design-system

## 0.2.0

Run the
codemod.

### Breaking

- **A** is
  \`b\`.
- C is gone.

## 0.1.0

The first version.
`;

describe('changelog', () => {
  it('reads what to do, and what has changed, of each version', () => {
    expect(readChangelog(source)).toEqual([
      {
        name: 'design-system',
        version: '0.2.0',
        intro: 'Run the codemod.',
        groups: [{ title: 'Breaking', items: ['**A** is `b`.', 'C is gone.'] }],
      },
      { name: 'design-system', version: '0.1.0', intro: 'The first version.', groups: [] },
    ]);
  });

  it('has the versions of all packages, newest first', () => {
    const versions = releases.map(({ version }) => version);
    expect(versions.indexOf('0.2.0')).toBeGreaterThan(-1);
    expect(versions.indexOf('0.1.0')).toBeGreaterThan(versions.lastIndexOf('0.2.0'));
    expect(releases.map(({ name }) => name)).toContain('mall-components');
  });
});

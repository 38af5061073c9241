import { describe, expect, it } from 'vitest';
import { tidyChangelog, versionsIn } from './changelog.mjs';

const raw = `# @x/y

## 0.2.0

### Minor Changes

- New: \`Sheet\`.
- breaking things are named.

### Patch Changes

- Long words
  break.
- Breaking: \`a\` is \`b\`.
`;

describe('the changelog of a package', () => {
  it('has breaking changes first, then what is new, then what is fixed', () => {
    expect(tidyChangelog(raw)).toBe(`# @x/y

## 0.2.0

### Breaking

- \`a\` is \`b\`.

### New

- \`Sheet\`.
- Breaking things are named.

### Fixed

- Long words
  break.
`);
  });

  it('adds to a version that is not released, below what was written before', () => {
    const before =
      '# @x/y\n\n## 0.2.0\n\nRun the codemod.\n\n### New\n\n- A.\n\n## 0.1.0\n\nFirst.\n';
    const added = before.replace('# @x/y\n', '# @x/y\n\n## 0.2.0\n\n### Minor Changes\n\n- b.\n');
    expect(tidyChangelog(added)).toBe(
      '# @x/y\n\n## 0.2.0\n\nRun the codemod.\n\n### New\n\n- A.\n- B.\n\n## 0.1.0\n\nFirst.\n',
    );
  });

  it('stays as it is when nothing was added', () => {
    const tidy = tidyChangelog(raw);
    expect(tidyChangelog(tidy)).toBe(tidy);
    expect(versionsIn(`${tidy}\n## 0.1.0\n`)).toEqual(['0.2.0', '0.1.0']);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documented, packageFolder } from '../packages.mjs';
import { errorsInExamples } from './examples.mjs';
import { leftOver, referenceFiles } from './files.mjs';
import { aboutField, componentOf } from './page.mjs';
import { readReference } from './read.mjs';

/** Fields, props and exports that nothing explains yet. They may only become fewer: lower the number with them. */
const unexplained: Record<string, { fields: number; exports: number }> = {
  'design-system': { fields: 219, exports: 105 },
  'mall-components': { fields: 0, exports: 0 },
  'mall-data': { fields: 0, exports: 0 },
};

const readOr = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

describe.each(documented)('the reference of %s', (name) => {
  const entries = readReference(name);
  const files = referenceFiles(name, entries);
  const items = entries.flatMap((entry) =>
    entry.items.filter((item) => item.ours && !componentOf(item, entry.items)),
  );

  // `node scripts/reference.mjs` writes them anew
  it('is as the sources say', () => {
    const stale = files.filter(({ path, text }) => readOr(path) !== text);
    expect(stale.map(({ path }) => path)).toEqual([]);
    expect(leftOver(name, files)).toEqual([]);
  });

  it('has an entry for every exported name', () => {
    const missing = entries.flatMap(({ specifier, items: exported }) => {
      const page = files.find(({ text }) => text.startsWith(`# ${specifier}\n`))?.text ?? '';
      return exported.filter((item) => !page.includes(`\n## ${item.name}\n`));
    });
    expect(missing.map((item) => item.name)).toEqual([]);
  });

  it('explains its fields and exports, but for those counted here', () => {
    const explained = unexplained[name];
    const fields = items.flatMap(({ kind, fields: own }) =>
      own.filter((field) => !aboutField(field, kind)),
    );
    const exported = items.filter(({ kind, text }) => kind !== 'type' && !text);
    expect({ fields: fields.length, exports: exported.length }).toEqual(explained);
  });

  it('has examples that compile', () => {
    expect(errorsInExamples(name, entries)).toEqual([]);
  });
});

describe('the reference of mall-data', () => {
  it('names the types of the contract instead of writing them out', () => {
    const page = readFileSync(join(packageFolder('mall-data'), 'docs', 'address.md'), 'utf8');
    expect(page).toContain('function toAddress(wire: Api.Address): Address');
    expect(page).toContain("Api.MallArgs['saveAddress']");
  });
});

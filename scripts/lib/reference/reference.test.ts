import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationTable } from '../../../packages/api-client/src';
import { operatorTable } from '../../../packages/api-client/src/operator';
import { documented, packageFolder } from '../packages.mjs';
import { errorsInExamples } from './examples.mjs';
import { leftOver, referenceFiles } from './files.mjs';
import { readGuides } from './guides.mjs';
import { withExamples } from './own-examples.mjs';
import { aboutField, componentOf } from './page.mjs';
import { readReference } from './read.mjs';

const readOr = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

describe.each(documented)('the reference of %s', async (name) => {
  const entries = await withExamples(name, readReference(name));
  const files = referenceFiles(name, entries, await readGuides(name));
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
    const missing = entries.flatMap(({ title, items: exported }) => {
      const page = files.find(({ text }) => text.startsWith(`# ${title}\n`))?.text ?? '';
      return exported.filter((item) => !page.includes(`\n## ${item.name}\n`));
    });
    expect(missing.map((item) => item.name)).toEqual([]);
  });

  it('explains every field and export', () => {
    // the contract says what its fields mean, where their names do not
    const handwritten = items.filter(({ kind, model }) => kind !== 'call' && !model);
    const fields = handwritten.flatMap(({ kind, name: of, fields: own }) =>
      own
        .filter((field: { name: string; text: string }) => !aboutField(field, kind))
        .map((field: { name: string }) => `${of}.${field.name}`),
    );
    const exported = items.filter(({ kind, text }) => kind !== 'type' && !text);
    expect([...fields, ...exported.map((item) => item.name)]).toEqual([]);
  });

  it('has examples that compile', () => {
    expect(errorsInExamples(name, entries)).toEqual([]);
  });
});

describe('examples of components', () => {
  const withoutIcons = ({ name, kind, ours }: { name: string; kind: string; ours: boolean }) =>
    ours && kind === 'component' && !name.endsWith('Icon');
  const read = async (name: string) =>
    (await withExamples(name, readReference(name))).flatMap(({ items }) =>
      items.filter(withoutIcons),
    );

  it('say in the design system what each has as its props', async () => {
    const items = await read('design-system');
    expect(items.length).toBeGreaterThan(90);
    expect(items.filter(({ example }) => !example).map(({ name }) => name)).toEqual([]);
    const open = items.filter(({ example }) => example?.includes('ComponentProps<typeof'));
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('are written for those of the mall with which an app begins', async () => {
    const written = (await read('mall-components')).filter(({ example }) => example);
    const first = ['MallProvider', 'Header', 'Footer', 'GoodsCard', 'BuyBox', 'CartView', 'Price'];
    expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(first));
  });
});

describe('the reference of api-client', () => {
  const read = (file: string) =>
    readFileSync(join(packageFolder('api-client'), 'docs', file), 'utf8');

  it.each([
    ['calls.md', operationTable, 'Resolves to `OrderDetail`.'],
    ['operator-calls.md', operatorTable, 'Resolves to `OperatorOrderPage`.'],
  ])('has each call of the contract with its answer: %s', (file, table, answer) => {
    const page = read(file);
    const missing = Object.keys(table).filter((id) => !page.includes(`\n## ${id}\n`));
    expect(missing).toEqual([]);
    expect(page).toContain(answer);
  });

  const section = (file: string, name: string) =>
    read(file).split(`\n## ${name}\n`)[1]?.split('\n## ')[0];

  it('has the arguments and reasons of a call, and the fields of its models', () => {
    expect(section('calls.md', 'cancelOrder')).toContain('`orderNo` (required)');
    expect(section('calls.md', 'cancelOrder')).toMatch(/^Refused for: `not-found`/m);
    expect(section('models.md', 'CartRow')).toMatch(/`cartNum` \(required\).*Units/);
  });
});

describe('the reference of mall-data', () => {
  it('names the types of the contract instead of writing them out', () => {
    const page = readFileSync(join(packageFolder('mall-data'), 'docs', 'address.md'), 'utf8');
    expect(page).toContain('function toAddress(wire: Api.Address): Address');
    expect(page).toContain("Api.MallArgs['saveAddress']");
  });
});

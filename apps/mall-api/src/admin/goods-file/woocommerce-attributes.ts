import type { CellOf, Cells, FileRecord } from './file-goods';

interface Attribute {
  name: string;
  values: string;
}

/** The attributes of a row, in their order. */
function attributesIn(header: readonly string[], cellOf: CellOf, record: FileRecord): Attribute[] {
  const numbers = header.flatMap((name) => /^attribute (\d+) name$/i.exec(name.trim())?.[1] ?? []);
  return numbers
    .map((number) => ({
      name: cellOf(record, `Attribute ${number} name`),
      values: cellOf(record, `Attribute ${number} value(s)`),
    }))
    .filter(({ name }) => name);
}

/** Attributes by which variations differ are options; the others are specifications. */
export function attributesOf(
  header: readonly string[],
  cellOf: CellOf,
  product: FileRecord,
  variations: readonly FileRecord[],
) {
  const all = attributesIn(header, cellOf, product);
  const valueOf = (record: FileRecord, name: string) =>
    attributesIn(header, cellOf, record).find((one) => one.name === name)?.values ?? '';
  const options = all.filter(({ name }) => variations.some((one) => valueOf(one, name)));
  const facts = all.filter((one) => !options.includes(one) && one.values);
  const goods: Cells = {
    ...Object.fromEntries(options.map(({ name }, at) => [`option${at + 1}_name`, name])),
    specifications: facts
      .map(({ name, values }) => `${name.replaceAll(/[\\:]/g, String.raw`\$&`)}: ${values}`)
      .join('\n'),
  };
  return {
    goods,
    ofSku: (record: FileRecord): Cells =>
      Object.fromEntries(
        options.map(({ name }, at) => [`option${at + 1}_value`, valueOf(record, name)]),
      ),
  };
}

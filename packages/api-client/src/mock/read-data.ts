import { readFileSync } from 'node:fs';
import type { MockData, MockGoods } from './mock-data';
import { UsageError } from './usage-error';

type Field = [name: keyof MockGoods, isRight: (value: unknown) => boolean, what: string];

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The fields without which the mock cannot answer. */
const REQUIRED: Field[] = [
  ['id', Number.isSafeInteger, 'a whole number'],
  ['name', (value) => typeof value === 'string' && value !== '', 'a text'],
  [
    'price',
    (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value),
    'a text like "34.00"',
  ],
  [
    'pictures',
    (value) => isTexts(value) && (value as string[]).length > 0,
    'a list of at least one URL',
  ],
];

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a file of goods. Throws a `UsageError` that names what is wrong. */
export function readData(file: string): MockData {
  const { goods, ...rest } = parse(file) as Partial<Omit<MockData, 'goods'>> & { goods?: unknown };
  if (!Array.isArray(goods)) throw new UsageError(`${file}: "goods" is not a list.`);
  goods.forEach((one: Record<string, unknown>, at) => {
    for (const [name, isRight, what] of REQUIRED)
      if (!isRight(one[name]))
        throw new UsageError(`${file}: goods[${at}].${name} is not ${what}.`);
  });
  const ids = goods.map(({ id }: MockGoods) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new UsageError(`${file}: two goods have the id ${twice}.`);
  return { ...rest, goods: goods as MockGoods[] };
}

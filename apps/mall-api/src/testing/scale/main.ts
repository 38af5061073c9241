/**
 * Fills the database at DATABASE_URL with a large mall and prints the cost of each list as a Markdown table.
 * `npm run scale` starts it on a database of its own.
 */
import { openDatabase } from '../../db/database';
import { DETAIL, goodsCalls, operatorCalls, otherCalls, searchCalls } from './calls';
import type { Cost } from './explain';
import { fillScale } from './fill';
import { openScales, type Result, sumOf } from './measure';

const url = process.env.DATABASE_URL;
const [goods, orders] = [Number(process.argv[2]), Number(process.argv[3])];
const { db, migrate, close } = await openDatabase({ url, dataDir: '', statementTimeout: 0 });
const started = performance.now();
await migrate();
const { total } = await db
  .selectFrom('product')
  .select((eb) => eb.fn.countAll<number>().as('total'))
  .executeTakeFirstOrThrow();
if (total === 0) {
  await fillScale(db, { goods, orders });
  console.error(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`);
}
await close();

const scales = await openScales(url ?? '');
const ms = ({ ms: taken }: Cost) => taken;
const pages = ({ buffers }: Cost) => buffers;
const detail = await scales.measure(DETAIL);

function print({ name, first, again }: Result): void {
  const along = first.map(({ indexes, scanned }) =>
    [...indexes, ...scanned.map((table) => `**all of ${table}**`)].join(', '),
  );
  const times = (costs: Cost[]) => (sumOf(costs, ms) / sumOf(detail.again, ms)).toFixed(1);
  const cells = [
    name,
    sumOf(first, ms).toFixed(2),
    sumOf(again, ms).toFixed(2),
    sumOf(first, pages),
    sumOf(again, pages),
    `${times(first)} / ${times(again)}`,
    along.join('; '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

for (const [title, calls] of [
  ['Goods', [DETAIL, ...goodsCalls]],
  ['Searches', searchCalls],
  ['Everything else', otherCalls],
  ['Of operators', operatorCalls],
] as const) {
  console.log(`\n### ${title}\n`);
  console.log(
    '| call | ms, first | ms, again | pages, first | again | times the detail | read along |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const call of calls) print(await scales.measure(call));
}
await scales.close();

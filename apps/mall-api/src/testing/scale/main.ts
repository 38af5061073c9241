/**
 * Fills the database at DATABASE_URL with a large mall and prints the cost of each list as a Markdown table.
 * `npm run scale` starts it on a database of its own. With `fill` as its third argument it prints nothing.
 */
import { openDatabase } from '../../db/database';
import { DETAIL, goodsCalls, otherCalls, searchCalls } from './calls';
import type { Cost } from './explain';
import { fillScale } from './fill';
import { importChanged } from './imports';
import { type NamedCall, openScales, type Result, sumOf } from './measure';
import { operatorCalls } from './operator-calls';

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

const part = process.argv[4] ?? 'all';
// For trials that only need the mall
if (part === 'fill') process.exit();
const scales = await openScales(url ?? '');
const ms = ({ ms: taken }: Cost) => taken;
const pages = ({ buffers }: Cost) => buffers;

const along = (costs: Cost[]) =>
  costs
    .map(({ indexes, scanned }) =>
      [...indexes, ...scanned.map((table) => `**all of ${table}**`)].join(', '),
    )
    .join('; ');
const row = (cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

function print({ name, first, again }: Result, detail: Result): void {
  const times = (costs: Cost[]) => (sumOf(costs, ms) / sumOf(detail.again, ms)).toFixed(1);
  const cells = [
    name,
    sumOf(first, ms).toFixed(2),
    sumOf(again, ms).toFixed(2),
    sumOf(first, pages),
    sumOf(again, pages),
    `${times(first)} / ${times(again)}`,
    along(first),
  ];
  row(cells);
}

/** Lists of shoppers, compared with the detail of goods. */
async function printLists(): Promise<void> {
  const detail = await scales.measure(DETAIL);
  for (const [title, calls] of [
    ['Goods', [DETAIL, ...goodsCalls]],
    ['Searches', searchCalls],
    ['Everything else', otherCalls],
  ] as const) {
    console.log(`\n### ${title}\n`);
    console.log(
      '| call | ms, first | ms, again | pages, first | again | times the detail | read along |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
    for (const call of calls) print(await scales.measure(call), detail);
  }
}

const ROUNDS = 40;

/** Lists of operators: how long the server takes for one, and what its statements read. */
async function printOffice(calls: readonly NamedCall[]): Promise<void> {
  console.log('\n### Of operators\n');
  console.log('| call | ms, p95 | ms of statements | pages | read along |');
  console.log('| --- | ---: | ---: | ---: | --- |');
  for (const call of calls) {
    const p95 = await scales.p95(call, ROUNDS);
    const { first } = await scales.measure(call);
    row([
      call.name,
      p95.toFixed(0),
      sumOf(first, ms).toFixed(2),
      sumOf(first, pages),
      along(first),
    ]);
  }
}

const IMPORTED = 10_000;

/** Changes goods for good, so it comes last. */
async function printImport(): Promise<void> {
  const { changed, exportSeconds, importSeconds } = await importChanged(scales.ask, IMPORTED);
  console.log(
    `\n${changed} goods: exported in ${exportSeconds.toFixed(0)} s, imported with other prices and stocks in ${importSeconds.toFixed(0)} s`,
  );
}

if (part === 'all') await printLists();
if (part !== 'import') await printOffice(operatorCalls);
await printImport();
await scales.close();

/**
 * Fills the database at DATABASE_URL with a large mall and prints what each list costs in it, as a
 * table in Markdown. `npm run scale` starts it on a database of its own.
 */
import { openDatabase } from '../../db/database';
import { DETAIL, goodsCalls, otherCalls, searchCalls } from './calls';
import { fillScale } from './fill';
import { openScales, type Result } from './measure';

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
const round = (value: number, digits = 0) => value.toFixed(digits);
const detail = await scales.measure(DETAIL);

function print({ name, statements, ms, buffers }: Result): void {
  const plans = statements.map(({ indexes, scanned }) =>
    [...indexes, ...scanned.map((table) => `**all of ${table}**`)].join(', '),
  );
  const rows = statements.map((one) => one.rows).join(' + ');
  const times = `${round(ms / detail.ms, 1)} / ${round(buffers / detail.buffers, 1)}`;
  console.log(
    `| ${[name, round(ms, 2), round(buffers), rows, times, plans.join('; ')].join(' | ')} |`,
  );
}

for (const [title, calls] of [
  ['Goods', [DETAIL, ...goodsCalls]],
  ['Searches', searchCalls],
  ['Everything else', otherCalls],
] as const) {
  console.log(`\n### ${title}\n`);
  console.log('| call | ms | pages | rows | times the detail (ms / pages) | read along |');
  console.log('| --- | ---: | ---: | ---: | ---: | --- |');
  for (const call of calls) print(await scales.measure(call));
}
await scales.close();

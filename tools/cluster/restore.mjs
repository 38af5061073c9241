// `node tools/cluster/restore.mjs`: orders are placed and paid without a break while pgBackRest backs the database up;
// then it is restored as it was some seconds ago. The copy must pass the check of money, and reconciling must name and
// give back exactly the payments that it has lost. Needs PostgreSQL and pgBackRest on this machine. Takes two minutes.
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../scripts/build.mjs';
import { main } from '../../scripts/lib/cleanup.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { withDatabase } from '../attack/lib/database.mjs';
import { adminOn } from './lib/restore-admin.mjs';
import { openBackedUp } from './lib/restore-database.mjs';
import { openShop, paidInBook } from './lib/restore-mall.mjs';

const SECONDS = Number(process.env.RESTORE_SECONDS || 20);

const seconds = async (work) => {
  const before = performance.now();
  const result = await work();
  return [Math.round(performance.now() - before) / 1000, result];
};

function require(isSo, text, output = '') {
  if (!isSo) throw new Problem(`Not so: ${text}. ${output}`);
  console.log(`  ${text}: yes`);
}

await main(async () => {
  await build(['demo-mall', 'mall-api']);
  const database = await openBackedUp();
  console.log('Starting the mall ...');
  const shop = await openShop(database.url);
  const traffic = shop.trade();
  await pause(SECONDS * 500);
  const [backupTook] = await seconds(() => database.backUp());
  await pause(SECONDS * 1000);
  const [{ at }] = await withDatabase({ databaseUrl: database.url }, (query) =>
    query("select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS+00') as at"),
  );
  await pause(SECONDS * 500);
  const placed = await traffic.stop();
  await shop.stop();
  await database.stop();
  console.log(`Restoring ${at} ...`);
  const [restoreTook, copyUrl] = await seconds(() => database.restoreTo(at));
  const [{ kept }] = await withDatabase({ databaseUrl: copyUrl }, (query) =>
    query(`select array_agg(reference) as kept from payment where status = 'paid'`),
  );
  const paid = await paidInBook(shop.book);
  const lost = [...paid.keys()].filter((reference) => !kept.includes(reference)).sort();
  const admin = adminOn(copyUrl, shop);
  const [checkTook, checked] = await seconds(() => admin('ledger', 'check', '--local'));
  require(checked.code === 0, 'The copy passes the check of money', checked.output);
  const period = ['ledger', 'reconcile', '--from', new Date(Date.now() - 3_600_000).toISOString()];
  const [compareTook, found] = await seconds(() => admin(...period));
  const named = found.data.rows.map((row) => row.reference).sort();
  require(found.code === 1 &&
    named.join() === lost.join(), 'Reconciling names the lost payments', found.output);
  require((await admin(...period, '--refund')).code ===
    2, 'It gives nothing back before the copy is released');
  require((await admin('restored', 'release', '--mails', 'drop')).code ===
    0, 'The copy is released');
  const [repairTook, repaired] = await seconds(() => admin(...period, '--adopt', '--refund'));
  require(repaired.code === 0, 'Each is taken by its order or given back', repaired.output);
  const again = await admin(...period, '--adopt', '--refund');
  require(again.code === 0 && again.data.rows.length === 0, 'Reconciled again, nothing differs');
  require((await admin('ledger', 'check', '--local')).code === 0, 'Everything agrees in the end');
  const after = await paidInBook(shop.book);
  const adopted = repaired.data.rows.filter(({ outcome }) => outcome === 'adopted').length;
  const back = lost.filter((reference) => Object.keys(after.get(reference).refunds).length === 1);
  require(back.length + adopted === lost.length, 'No payment was given back twice');
  const rows = [
    ['orders placed and paid', placed],
    ['orders a second, while backing up', Math.round(placed / (SECONDS * 2))],
    ['full backup, seconds', backupTook],
    ['size of the backup, MB', await database.backupSize()],
    ['restore to a second, seconds', restoreTook],
    ['payments after that second', lost.length],
    ['of them taken by their orders', adopted],
    ['check of money, seconds', checkTook],
    ['comparison with the provider, seconds', compareTook],
    ['putting right, seconds', repairTook],
  ];
  console.log('\n| what | figure |\n| --- | --- |');
  for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
});

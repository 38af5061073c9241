import { aptInstall } from '../../../scripts/lib/apt.mjs';
import { onPath } from '../../../scripts/lib/find-program.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { DATABASE_URL, query, startPostgres } from '../database.mjs';
import { runCommand, startMall } from '../engines.mjs';
import { adminOn } from '../lib/restore-admin.mjs';
import { openNetwork } from '../topology.mjs';
import { makeBuyers, skusIn, trade, tradingMall, untilOrders } from '../trade.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const ORDERS = Number(process.env.CLUSTER_ORDERS || 200);

/** The words that run a program with another time of day. */
const byClock = (offset) => ['env', 'FAKETIME_DONT_FAKE_MONOTONIC=1', 'faketime', '-f', offset];
const clocks = {
  api1: byClock('-10m'),
  api2: byClock('+10m'),
  storefront1: byClock('+10m'),
  storefront2: byClock('-10m'),
};

/** Machines whose clocks are twenty minutes apart: nothing may be refused, expire or be done twice. */
export async function skew() {
  if (!onPath(['faketime']) && !(await aptInstall('faketime')))
    throw new Problem('The trial of clocks needs faketime.');
  openNetwork();
  await startPostgres();
  const { env, storefront } = tradingMall(DATABASE_URL);
  const { code, output } = await runCommand('seed', { env });
  if (code !== 0) throw new Problem(`No demo goods:\n${output}`);
  const parts = await startMall({
    api: { env },
    storefront: { env: storefront },
    before: (machine) => clocks[machine],
  });
  const buyers = await makeBuyers(DATABASE_URL, 4);
  const shop = trade(buyers, await skusIn(DATABASE_URL));
  await untilOrders(shop, ORDERS);
  await shop.stop();
  const orderNos = shop.orders.map(({ orderNo }) => orderNo);
  const [{ known }] = await query(
    `select count(*)::int as known from order_group g where order_no = any($1) and is_paid`,
    [orderNos],
  );
  const [{ all }] = await query(
    `select count(*)::int as all from order_group where user_id = any($1)`,
    [buyers.map(({ id }) => id)],
  );
  const [{ twice }] = await query(
    `select count(*)::int as twice from (
       select 1 from payment where status = 'paid' group by group_id having count(*) > 1
     ) payments`,
  );
  const [{ mails }] = await query(
    `select count(*)::int as mails from (
       select 1 from outbox_message group by recipient, subject, body having count(*) > 1
     ) messages`,
  );
  const admin = adminOn(DATABASE_URL, { env: { ...process.env, ...env } });
  const checked = await admin('ledger', 'check', '--local');
  judge(
    'skew',
    `${shop.failures.length} calls refused; of ${orderNos.length} orders ${known} are there and paid, ${all - orderNos.length} more than were asked for, ${twice} paid twice, ${mails} mails sent twice; the ledger ${checked.code === 0 ? 'agrees' : 'differs'}`,
    shop.failures.length + twice + mails === 0 &&
      known === orderNos.length &&
      all === orderNos.length &&
      checked.code === 0,
    'nothing is refused or done twice',
  );
  tellFailures(shop.failures);
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

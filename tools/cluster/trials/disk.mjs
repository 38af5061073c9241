import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unprivileged } from '../../../scripts/lib/postgres.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { DATABASE_URL, query, startPostgres } from '../database.mjs';
import { runCommand, startApi, startMall, startStorefront } from '../engines.mjs';
import { adminOn } from '../lib/restore-admin.mjs';
import { smallDisk } from '../lib/small-disk.mjs';
import { isDone, send, sessionHeaders } from '../shoppers.mjs';
import { openNetwork, shopperAddress } from '../topology.mjs';
import { lostOrders, makeBuyers, skusIn, trade, tradingMall, untilOrders } from '../trade.mjs';
import { judge, tellFailures } from '../verdict.mjs';

const FULL_MS = 8000;
/** The smallest picture: one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A full disk: first that of a server, then that of the database. Nothing may be left over or be half done. */
export async function disk() {
  openNetwork();
  const ofDatabase = smallDisk(700, unprivileged());
  const database = await startPostgres({
    folder: ofDatabase.folder,
    settings: ['max_wal_size=128MB'],
  });
  const { env, storefront } = tradingMall(DATABASE_URL);
  const { code, output } = await runCommand('seed', { env });
  if (code !== 0) throw new Problem(`No demo goods:\n${output}`);
  await ofServer(env, storefront);
  await ofPostgres({ env, storefront, database, ofDatabase });
}

function form(boundary) {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="multipart"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), PICTURE, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

async function ofServer(env, storefrontEnv) {
  const own = smallDisk(20);
  const { folder } = own;
  const server = await startApi('api1', {
    env: { ...env, TMPDIR: folder, MALL_DATA_DIR: join(folder, 'data') },
  });
  const storefront = await startStorefront('storefront1', {
    apiBase: server.url,
    env: storefrontEnv,
  });
  const [{ token }] = await makeBuyers(DATABASE_URL, 1);
  const upload = () =>
    send(`${storefront.url}/api/front/upload/image?model=user&pid=7`, {
      from: shopperAddress(0),
      method: 'POST',
      headers: {
        ...sessionHeaders('http://localhost:8080', token),
        'content-type': 'multipart/form-data; boundary=picture',
      },
      body: form('picture'),
    });
  const uploaded = async () => (await query('select count(*)::int as n from upload'))[0].n;
  const files = () => readdirSync(folder, { recursive: true }).sort().join();
  const first = await upload();
  const [before, rows] = [files(), await uploaded()];
  own.fill();
  const refused = [];
  for (let turn = 0; turn < 10; turn += 1) refused.push(await upload());
  const read = await send(`${storefront.url}/api/front/product/list?page=1&limit=3`, {
    from: shopperAddress(1),
    headers: { host: 'localhost:8080' },
  });
  const orphans =
    files() !== `${before},filler` && files() !== [...before.split(','), 'filler'].sort().join();
  const told = server.log.join('').split('the disk is full').length - 1;
  const rowsThen = await uploaded();
  own.free();
  const after = await upload();
  const busy = refused.filter(({ text }) => text.startsWith('{"code":503')).length;
  judge(
    'disk of a server',
    `${busy} of ${refused.length} uploads told to come again, the log says so ${told} times; ${orphans ? 'files' : 'no files'} and ${rowsThen - rows} rows left over; goods are ${isDone(read) ? 'shown' : 'away'}; with room again an upload is ${isDone(after) ? 'taken' : 'refused'}`,
    isDone(first) &&
      busy === refused.length &&
      told === 1 &&
      !orphans &&
      rowsThen === rows &&
      isDone(read) &&
      isDone(after),
    'no orphans, said once',
  );
  if (!isDone(first) || !isDone(after)) tellFailures([first, after]);
  await Promise.all([server.kill(), storefront.kill()]);
}

async function ofPostgres({ env, storefront, database, ofDatabase }) {
  const parts = await startMall({ api: { env }, storefront: { env: storefront } });
  const buyers = await makeBuyers(DATABASE_URL, 4);
  const shop = trade(buyers, await skusIn(DATABASE_URL));
  await untilOrders(shop, 30);
  const logged = () =>
    ['api1', 'api2'].reduce((n, name) => n + parts[name].log.join('').split('\n').length, 0);
  const linesBefore = logged();
  ofDatabase.fill();
  await pause(FULL_MS);
  const lines = logged() - linesBefore;
  const ended = database.hasEnded();
  ofDatabase.free();
  if (ended) await database.again();
  const then = shop.orders.length;
  await untilOrders(shop, then + 30);
  await shop.stop();
  const { lost, unpaid } = await lostOrders(DATABASE_URL, shop.orders);
  const admin = adminOn(DATABASE_URL, { env: { ...process.env, ...env } });
  const checked = await admin('ledger', 'check', '--local');
  judge(
    'disk of the database',
    `full for ${FULL_MS / 1000} s, in which PostgreSQL ${ended ? 'ended and was started again' : 'went on'}: ${lost.length} of ${shop.orders.length} confirmed orders and ${unpaid.length} payments lost, the ledger ${checked.code === 0 ? 'agrees' : 'differs'}; ${shop.failures.length} calls refused, ${lines} lines in the logs of servers`,
    lost.length + unpaid.length === 0 && checked.code === 0,
    'nothing is lost or half done',
  );
  tellFailures(shop.failures);
  if (checked.code !== 0) console.log(checked.output.slice(0, 1500));
  await Promise.all(Object.values(parts).map((part) => part.kill()));
}

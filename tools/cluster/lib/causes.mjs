import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_URL, query } from '../database.mjs';
import { scratch } from '../engines.mjs';
import { connect } from '../machine.mjs';
import { call, send, sessionHeaders, signIn } from '../shoppers.mjs';
import { addressOf, HERE, shopperAddress } from '../topology.mjs';
import { adminOn } from './restore-admin.mjs';

const url = `http://${addressOf('proxy')}:8080`;
const checkLedger = () =>
  adminOn(DATABASE_URL, { env: { ...process.env, MALL_LIMIT_KEY: 'of this trial' } })(
    'ledger',
    'check',
    '--local',
  );

/** Calls again and again until it is stopped. */
function again(work, every) {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await work();
      await pause(every);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/** Somebody who changes the own name: nothing of it comes from a cache. */
async function editor() {
  const { id, token } = await signIn(`editor${Date.now()}`);
  const headers = sessionHeaders(url, token);
  const edit = (at) =>
    call(`${url}/api/front/user/edit`, {
      from: shopperAddress(at),
      headers,
      body: { nickname: `editor ${at}` },
    });
  return { id, edit };
}

const crowd = (work) => Promise.all(Array.from({ length: 20 }, (_, at) => work(at)));

/** Holds the row that edits need for some milliseconds, while many wait for it, again and again. */
async function contended(ms) {
  const { id, edit } = await editor();
  const holder = await connect(DATABASE_URL);
  return again(async () => {
    await holder.query('begin');
    await holder.query('select from user_account where id = $1 for update', [id]);
    const waiting = crowd(edit);
    await pause(ms);
    await holder.query('rollback');
    await waiting;
  }, 100);
}

const job = (state, due) => async () => {
  await query(
    `insert into job (name, state, due_at, created_at) values ('of a trial', $1, now() - $2::interval, now())`,
    [state, due],
  );
  return () => query(`delete from job where name = 'of a trial'`);
};

/** What makes each alert fire; each resolves to what ends it. */
export const causes = {
  async MallServerDown({ parts }) {
    parts.api2.freeze();
    return parts.api2.thaw;
  },
  async MallErrorRate() {
    const { edit } = await editor();
    await query('alter table user_account rename column nickname to gone');
    const stop = again(() => crowd(edit), 500);
    return async () => {
      await query('alter table user_account rename column gone to nickname');
      await stop();
    };
  },
  MallSlow: () => contended(2700),
  async MallRefusesMany() {
    return again(
      () => crowd(() => send(`${url}/api/front/search/keyword`, { from: shopperAddress(0) })),
      200,
    );
  },
  async MallEventLoopBlocked({ parts }) {
    return again(async () => {
      parts.api1.freeze();
      await pause(800);
      parts.api1.thaw();
    }, 200);
  },
  MallJobsStuck: job('waiting', '11 minutes'),
  MallJobsDead: job('dead', '0'),
  async MallReporterMissing({ parts }) {
    for (const name of ['api1', 'api2']) parts[name].freeze();
    return () => ['api1', 'api2'].forEach((name) => parts[name].thaw());
  },
  MallDatabasePoolExhausted: () => contended(2900),
  async MallReplicationLag({ replica }) {
    await replica.query('select pg_wal_replay_pause()');
    const stop = again(() => query('update user_account set nickname = nickname'), 1000);
    return async () => {
      await replica.query('select pg_wal_replay_resume()');
      await stop();
    };
  },
  async MallLedgerDiffers() {
    const { id } = await signIn('rich');
    await query('update user_account set points = 5, points_earned = 5 where id = $1', [id]);
    await checkLedger();
    return async () => {
      await query('update user_account set points = 0, points_earned = 0 where id = $1', [id]);
      await checkLedger();
    };
  },
  async MallLedgerUnchecked() {
    await checkLedger();
    await query(`update money_check set ended_at = now() - interval '3 days'`);
  },
  async MallDiskFull({ disk }) {
    disk.fill();
    return disk.free;
  },
  async MallCertificateEnds({ restart }) {
    const folder = scratch();
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const words = `req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=mall.example -keyout ${key} -out ${cert}`;
    execFileSync('openssl', words.split(' '), { stdio: 'pipe' });
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await new Promise((resolve) => server.listen(8443, HERE, resolve));
    await restart('storefront2', { env: { MALL_STOREFRONT_URL: `https://${HERE}:8443` } });
    return () => server.close();
  },
  async MallClockOff({ restart }) {
    const words = ['env', 'FAKETIME_DONT_FAKE_MONOTONIC=1', 'faketime', '-f', '+10m'];
    await restart('api2', { before: words });
  },
};

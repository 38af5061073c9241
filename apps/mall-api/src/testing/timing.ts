/**
 * Compares the duration of calls for existing and missing accounts, alternating, on the embedded database.
 * Run it with `tsx --conditions=vermilion-source src/testing/timing.ts 200`. Prints medians and quartiles in
 * milliseconds; an idle machine gives steadier ones.
 */
import { createApp } from '../app';
import { hashPassword } from '../auth/password';
import { readSettings } from '../config/settings';
import { cleanImage } from '../images/clean-image';
import { resizeImage } from '../images/resize-image';
import { createReadCache } from '../kernel/read-cache';
import { drawSheet } from '../pdf/draw-sheet';
import { defaultPolicy } from '../policy/default-policy';
import type { Policy } from '../policy/policy';
import { callApp } from './call';
import { openEmbeddedForTest } from './databases';

const NEVER = 1_000_000;
const { captcha, code, signIn, sms } = defaultPolicy;
/** Without rate limits, which would reject the measured calls. */
const policy: Policy = {
  ...defaultPolicy,
  captcha: {
    ...captcha,
    wrongForAccount: NEVER,
    wrongFromKnown: NEVER,
    wrongFromCaller: NEVER,
    codesFromCaller: NEVER,
  },
  code: { ...code, perIpHour: NEVER, perAddressHour: NEVER },
  signIn: { ...signIn, perIp: NEVER },
  sms: { ...sms, perNumberDay: NEVER, perCallerDay: NEVER, perPrefixDay: NEVER, prefixDay: {} },
};

const rounds = Number(process.argv[2] ?? 100);
const { db, close } = await openEmbeddedForTest();
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const { app } = await createApp({
  deps: {
    db,
    now,
    policy,
    cache: createReadCache(),
    lists: createReadCache(),
    settings: { ...readSettings({ MALL_MODE: 'trial' }), dataDir: 'memory://', logLevel: 'silent' },
    mail: { send: async () => {} },
    sms: { send: async () => {} },
    images: { clean: cleanImage, close: async () => {} },
    resizer: { resize: resizeImage, close: async () => {} },
    printer: { print: drawSheet, close: async () => {} },
  },
});

const KNOWN = { email: 'known@example.com', phone: '13800138001' };
const UNKNOWN = { email: 'other@example.com', phone: '13800138002' };
const password_hash = await hashPassword('Correct-horse7');
const number = { country_code: '86', phone: KNOWN.phone, phone_e164: `+86${KNOWN.phone}` };
await db
  .insertInto('user_account')
  .values({ kind: 'email', email: KNOWN.email, ...number, nickname: 'x', password_hash })
  .execute();

type Who = typeof KNOWN;
const password = 'Wrong-password1';
const CALLS = {
  loginByEmail: ({ email }: Who) => ({ body: { email, password } }),
  loginByPhone: ({ phone }: Who) => ({ body: { phone, countryCode: '86', password } }),
  sendForgottenPasswordCode: ({ email }: Who) => ({ body: email }),
  sendPhoneCode: ({ phone }: Who) => ({ body: { phone, countryCode: '86', type: 'login' } }),
} as const;

async function measure(id: keyof typeof CALLS, who: Who): Promise<number> {
  // past the windows in which a code must wait or requires a captcha
  ahead += 11 * 60_000;
  const started = performance.now();
  const answer = await callApp(app, id, CALLS[id](who));
  const took = performance.now() - started;
  const expected = id.startsWith('send') ? 200 : 500;
  if (answer.code !== expected) throw new Error(`${id}: ${answer.message}`);
  return took;
}

const at = (sorted: number[], part: number) =>
  (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);

for (const id of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = -10; round < rounds; round += 1) {
    // Each goes first in half of the rounds, since the first one warms the caches for the second.
    const known = () => measure(id, KNOWN);
    const unknown = () => measure(id, UNKNOWN);
    const isFirst = round % 2 === 0;
    const first = isFirst ? await known() : await unknown();
    const second = isFirst ? await unknown() : await known();
    if (round < 0) continue;
    taken.known.push(isFirst ? first : second);
    taken.unknown.push(isFirst ? second : first);
  }
  for (const [who, times] of Object.entries(taken)) {
    const sorted = times.sort((a, b) => a - b);
    const quartiles = `${at(sorted, 0.25)} to ${at(sorted, 0.75)}`;
    console.log(`${id}, ${who}: median ${at(sorted, 0.5)} ms, half of them ${quartiles}`);
  }
}
await app.close();
await close();

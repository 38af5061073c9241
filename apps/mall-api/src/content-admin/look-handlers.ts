import type { LookFields, MallLook } from '@vermilion/api-client/operator';
import type { Kysely, Transaction } from 'kysely';
import { type MallSettings, readMallSettings } from '../content/settings';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { checkAddress } from './address-rules';
import { contentOf } from './content';
import * as store from './look-store';

const names = [
  'logo',
  'logoDark',
  'loginPicture',
  'recommendPicture',
  'shopStreetPicture',
] as const satisfies readonly (keyof MallSettings)[];

/** The mall has one look. */
const ONLY = 1;

async function read(db: Kysely<Database>): Promise<MallLook> {
  const version = await store.lookVersion(db, names);
  const look = await readMallSettings(db);
  return { version, ...look };
}

async function write(trx: Transaction<Database>, fields: LookFields & { version: number }) {
  await store.lockLook(trx);
  const look = await read(trx);
  if (look.version !== fields.version) return false;
  for (const name of names) {
    const address = fields[name] ?? '';
    const value = address && checkAddress(name, address);
    if (value !== look[name]) await store.saveSetting(trx, name, value);
  }
  return true;
}

const look = contentOf({ subject: 'look', readOne: (_ctx, db) => read(db) });

/** Logo and pictures of the mall. */
export const lookHandlers = defineHandlers({
  mallLook: (ctx) => read(ctx.db),

  saveMallLook: (ctx, { body }) =>
    look.save(ctx, { action: 'saveMallLook', id: ONLY, write: (trx) => write(trx, body) }),
});

import type {
  ActivityFields,
  OperatorActivity,
  OperatorActivitySummary,
} from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { deleteVersion, updateVersion } from '../db/versioned';
import { defineHandlers } from '../http/handler';
import { wireTimeOrNull } from '../http/wire-time';
import type { Context } from '../kernel/context';
import { invalidValue } from '../kernel/errors';
import { audited } from '../operator/audit';
import { noSuch, requireMall } from '../operator/own-shop';
import { clearPublicCaches } from '../operator/public-caches';
import { sentTimeOrNull } from '../operator/sent-values';
import { readTexts, saveTexts } from '../translation/texts';
import * as store from './activity-store';
import { checkAddress, checkArrangement } from './address-rules';
import { arrange, lockedIds } from './banner-store';
import { contentOf } from './content';

type Db = Kysely<Database>;

const KINDS = { name: 'activity', instruction: 'activity_deck' } as const;

function valuesOf({ policy }: Context, fields: ActivityFields) {
  const { name, type, instruction = '', pictures = [], open = true, endTime = null } = fields;
  pictures.forEach((picture, at) => checkAddress(`pictures.${at}`, picture));
  return {
    name,
    type,
    instruction,
    banner: JSON.stringify(pictures),
    is_open: open,
    ends_at: sentTimeOrNull({ policy }, 'endTime', endTime),
  };
}

async function checkGoods(db: Db, goods: ActivityFields['goods']): Promise<void> {
  const unknown = await store.unknownGoods(db, goods);
  const seen = new Set<number>();
  for (const [at, { goodsId, picture }] of goods.entries()) {
    if (unknown.has(goodsId)) throw invalidValue(`goods.${at}.goodsId`, 'is no goods of this mall');
    if (seen.has(goodsId)) throw invalidValue(`goods.${at}.goodsId`, 'is in the list already');
    checkAddress(`goods.${at}.picture`, picture);
    seen.add(goodsId);
  }
}

async function summaries(ctx: Context, db: Db, id?: number): Promise<OperatorActivitySummary[]> {
  const rows = await store.activities(db, id);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    type: row.type,
    instruction: row.instruction,
    pictures: row.banner,
    open: row.is_open,
    endTime: wireTimeOrNull(ctx.policy, row.ends_at),
    goods: row.goods,
    translations: texts[at] ?? {},
  }));
}

async function readOne(ctx: Context, db: Db, id: number): Promise<OperatorActivity | undefined> {
  const [found] = await summaries(ctx, db, id);
  return found && { ...found, goods: await store.goodsOf(db, id) };
}

const activity = contentOf({ subject: 'activity', readOne });

/** Activities of the home page, with their goods. */
export const activityHandlers = defineHandlers({
  operatorActivities: (ctx) => summaries(ctx, ctx.db),

  async operatorActivity(ctx, { params: { id } }) {
    requireMall(ctx, 'activity');
    const found = await readOne(ctx, ctx.db, id);
    if (!found) throw noSuch('activity');
    return found;
  },

  createActivity: (ctx, { body, headers }) =>
    activity.create(ctx, { action: 'createActivity', headers }, async (trx) => {
      const values = valuesOf(ctx, body);
      await checkGoods(trx, body.goods);
      await saveTexts(trx, KINDS, body, body.translations);
      const added = await store.insertActivity(trx, values);
      await store.replaceGoods(trx, added, body.goods);
      return added;
    }),

  saveActivity: (ctx, { params: { id }, body }) =>
    activity.save(ctx, {
      action: 'saveActivity',
      id,
      async write(trx) {
        const values = valuesOf(ctx, body);
        const edition = { id, version: body.version };
        if (!(await updateVersion(trx, 'activity', edition, values))) return false;
        await checkGoods(trx, body.goods);
        await saveTexts(trx, KINDS, body, body.translations);
        await store.replaceGoods(trx, id, body.goods);
        return true;
      },
    }),

  async orderActivities(ctx, { body: { ids } }) {
    requireMall(ctx, 'activity');
    const audit = { action: 'orderActivities', subject: ['activity', ''], shopId: null } as const;
    await audited(ctx, audit, async (trx) => {
      checkArrangement(ids, await lockedIds(trx, 'activity'));
      return arrange(trx, 'activity', ids);
    });
    clearPublicCaches(ctx);
    return null;
  },

  deleteActivity: (ctx, { params: { id }, body: { version } }) =>
    activity.remove(ctx, {
      action: 'deleteActivity',
      id,
      write: (trx) => deleteVersion(trx, 'activity', { id, version }),
    }),
});

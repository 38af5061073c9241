import type { CategoryFields, OperatorCategory } from '@vermilion/api-client/operator';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { defineHandlers } from '../http/handler';
import { invalidValue, namedError } from '../kernel/errors';
import { readTexts, saveTexts } from '../translation/texts';
import { levelBelow, reordered } from './category-rules';
import * as store from './category-store';
import { contentOf } from './content';

const KINDS = { name: 'category' } as const;

const valuesOf = ({ name, icon = '', shown = true }: CategoryFields) => ({
  name,
  icon: icon || null,
  is_shown: shown,
});

async function read(db: Kysely<Database>, id?: number): Promise<OperatorCategory[]> {
  const rows = await store.categories(db, id);
  const texts = await readTexts(db, KINDS, rows);
  return rows.map((row, at) => ({
    id: row.id,
    version: row.version,
    parentId: row.pid,
    level: row.level,
    name: row.name,
    icon: row.icon ?? '',
    shown: row.is_shown,
    goods: row.goods ?? 0,
    translations: texts[at] ?? {},
  }));
}

const category = contentOf({
  subject: 'category',
  readOne: async (_ctx, db, id) => (await read(db, id))[0],
});

/** Depth first: a category after its parent, and after its elder siblings with what is below them. */
function inTreeOrder(rows: OperatorCategory[], parentId = 0): OperatorCategory[] {
  const children = rows.filter((row) => row.parentId === parentId);
  return children.flatMap((row) => [row, ...inTreeOrder(rows, row.id)]);
}

const inUse = (why: string) => namedError('in-use', 500, why);

/** Refuses to delete what others refer to; its goods go to `moveTo`. */
async function empty(trx: Transaction<Database>, id: number, moveTo: number | undefined) {
  const rows = await store.lockedPlaces(trx);
  const { hasChildren, hasCoupons, hasGoods } = await store.usesOf(trx, id);
  if (hasChildren) throw inUse('Categories are below this one.');
  if (hasCoupons) throw inUse('A coupon is for goods of this category.');
  if (!hasGoods) return;
  if (moveTo === undefined) throw inUse('Goods are in this category.');
  if (moveTo === id || !rows.some((row) => row.id === moveTo))
    throw invalidValue('moveTo', 'must be another category');
  await store.moveGoods(trx, id, moveTo);
}

/** Categories of goods, which are the mall's. */
export const categoryHandlers = defineHandlers({
  operatorCategories: async (ctx) => inTreeOrder(await read(ctx.db)),

  createCategory: (ctx, { body, headers }) =>
    category.create(ctx, { action: 'createCategory', headers }, async (trx) => {
      const { parentId = 0 } = body;
      const rows = await store.lockedPlaces(trx);
      const siblings = rows.filter(({ pid }) => pid === parentId);
      const place = {
        pid: parentId,
        level: levelBelow(rows, parentId),
        sort: siblings.at(-1)?.sort ?? 0,
      };
      await saveTexts(trx, KINDS, body, body.translations);
      return store.insertCategory(trx, { ...valuesOf(body), ...place });
    }),

  saveCategory: (ctx, { params: { id }, body }) =>
    category.save(ctx, {
      action: 'saveCategory',
      id,
      async write(trx) {
        await saveTexts(trx, KINDS, body, body.translations);
        return store.updateCategory(trx, { id, version: body.version }, valuesOf(body));
      },
    }),

  moveCategory: (ctx, { params: { id }, body: { version, parentId, position } }) =>
    category.save(ctx, {
      action: 'moveCategory',
      id,
      async write(trx) {
        const rows = await store.lockedPlaces(trx);
        const level = levelBelow(rows, parentId, id);
        const there = rows.filter(({ pid }) => pid === parentId).map((row) => row.id);
        const siblings = reordered(there, id, position);
        const place = { rows, pid: parentId, level, siblings };
        return store.placeCategory(trx, { id, version }, place);
      },
    }),

  deleteCategory: (ctx, { params: { id }, body: { version, moveTo } }) =>
    category.remove(ctx, {
      action: 'deleteCategory',
      id,
      async write(trx) {
        await empty(trx, id, moveTo);
        return store.deleteCategory(trx, { id, version });
      },
    }),
});

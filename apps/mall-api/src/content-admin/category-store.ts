import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { CategoryTable, Database } from '../db/schema';
import { deleteVersion, type Edition, updateVersion } from '../db/versioned';
import { branchOf } from './category-rules';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** All categories, each after its elder siblings, or one. */
export const categories = (db: Db, id?: number) =>
  db
    .selectFrom('category')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('product')
        .whereRef('product.category_id', '=', 'category.id')
        .where('product.is_removed', '=', false)
        .select((count) => count.fn.countAll<number>().as('goods'))
        .as('goods'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof categories>>[number];

/** The places of all categories, which nobody else changes until the transaction has ended. */
export async function lockedPlaces(trx: Trx) {
  await sql`lock table category in share row exclusive mode`.execute(trx);
  return trx
    .selectFrom('category')
    .select(['id', 'pid', 'level', 'sort'])
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();
}

export type PlaceRow = Awaited<ReturnType<typeof lockedPlaces>>[number];

export async function insertCategory(trx: Trx, values: Insertable<CategoryTable>) {
  const { id } = await trx
    .insertInto('category')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a category among the children of a parent, in the order of `siblings`. False when the version is another one. */
export async function placeCategory(
  trx: Trx,
  edition: Edition,
  {
    rows,
    pid,
    level,
    siblings,
  }: { rows: PlaceRow[]; pid: number; level: number; siblings: number[] },
): Promise<boolean> {
  if (!(await updateVersion(trx, 'category', edition, { pid }))) return false;
  const branch = [...branchOf(rows, edition.id)];
  await sql`
    update category set level = below.depth + ${level}::int
    from unnest(${branch.map(([id]) => id)}::int[], ${branch.map(([, depth]) => depth)}::int[])
      as below (id, depth)
    where category.id = below.id and category.level <> below.depth + ${level}::int`.execute(trx);
  await sql`
    update category set sort = cardinality(${siblings}::int[]) - placed.place
    from unnest(${siblings}::int[]) with ordinality placed (id, place)
    where category.id = placed.id`.execute(trx);
  return true;
}

/** What keeps a category from being deleted. */
export async function usesOf(trx: Trx, id: number) {
  const { rows } = await sql<{ hasChildren: boolean; hasCoupons: boolean; hasGoods: boolean }>`
    select exists (select from category where pid = ${id}) as "hasChildren",
      exists (select from coupon where ${id}::int = any(category_ids)) as "hasCoupons",
      exists (select from product where category_id = ${id}) as "hasGoods"`.execute(trx);
  return rows[0] as (typeof rows)[number];
}

/** Moves all goods of a category, removed ones too. */
export const moveGoods = (trx: Trx, from: number, to: number) =>
  trx
    .updateTable('product')
    .set((eb) => ({ category_id: to, version: eb('version', '+', 1) }))
    .where('category_id', '=', from)
    .execute();

export const updateCategory = (
  trx: Trx,
  edition: Edition,
  values: Pick<CategoryRow, 'name' | 'icon' | 'is_shown'>,
) => updateVersion(trx, 'category', edition, values);

export const deleteCategory = (trx: Trx, edition: Edition) =>
  deleteVersion(trx, 'category', edition);

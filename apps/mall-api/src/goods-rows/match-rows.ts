import type { ImportProblem } from '@vermilion/api-client/operator';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { cleanText } from '../kernel/clean-text';
import { findKnown, findShops, type KnownGoods } from './match-store';
import type { Row } from './sheet';

/** The rows of goods that exist, or of new ones of a shop. */
export interface GoodsRows {
  id: number | undefined;
  shopId: number;
  rows: Row[];
}

interface Scope {
  /** The only shop that the caller sees; undefined for all. */
  visible: number | undefined;
  /** Of new goods whose rows name none. */
  ofNew: number | undefined;
}

const idOf = (cell = ''): number | undefined =>
  /^\d{1,9}$/.test(cell.trim()) ? Number(cell) : undefined;
const codeOf = ({ cells }: Row) => cleanText(cells.code ?? '');

/**
 * Puts rows of the same goods together, wherever they stand: goods are known by `goods_id`, by a `sku_id`, or by their
 * `code` in the shop.
 */
export async function matchRows(db: Kysely<Database>, rows: readonly Row[], scope: Scope) {
  const shopOfRow = ({ cells }: Row) => idOf(cells.shop_id) ?? scope.ofNew;
  const known = await findKnown(db, {
    shopId: scope.visible,
    ids: unique(rows.map(({ cells }) => idOf(cells.goods_id))),
    skuIds: unique(rows.map(({ cells }) => idOf(cells.sku_id))),
    codes: unique(rows.map((row) => codeOf(row) || undefined)),
    shops: unique(rows.map(shopOfRow)),
  });
  const shops = new Set(
    (await findShops(db, unique(rows.map(shopOfRow)))).filter(
      (id) => scope.visible === undefined || scope.visible === id,
    ),
  );
  const byId = new Map(known.map((goods) => [goods.id, goods]));
  const bySku = new Map(known.flatMap((goods) => goods.skuIds.map((id) => [id, goods] as const)));
  const byCode = new Map(known.map((goods) => [`${goods.shopId} ${goods.code}`, goods]));
  const groups = new Map<string, GoodsRows>();
  const problems: ImportProblem[] = [];

  const find = (row: Row): KnownGoods | { shopId: number; code: string } | [string, string] => {
    const { goods_id, sku_id } = row.cells;
    if (goods_id?.trim()) return byId.get(idOf(goods_id) ?? 0) ?? ['goods_id', NO_GOODS];
    if (sku_id?.trim()) return bySku.get(idOf(sku_id) ?? 0) ?? ['sku_id', NO_SKU];
    const [shopId, code] = [shopOfRow(row), codeOf(row)];
    if (shopId === undefined) return ['shop_id', 'must not be empty'];
    if (!shops.has(shopId)) return ['shop_id', 'there is no such shop'];
    if (!code) return ['code', 'must not be empty without goods_id and sku_id'];
    return byCode.get(`${shopId} ${code}`) ?? { shopId, code };
  };
  for (const row of rows) {
    const found = find(row);
    if (Array.isArray(found)) {
      const [column, problem] = found;
      problems.push({ line: row.line, column, problem });
      continue;
    }
    const id = 'id' in found ? found.id : undefined;
    const key = id === undefined ? `${found.shopId} ${found.code}` : String(id);
    const group = groups.get(key) ?? { id, shopId: found.shopId, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return { groups: [...groups.values()], problems };
}

const NO_GOODS = 'there are no such goods';
const NO_SKU = 'there is no such sku';

const unique = <Value>(values: readonly (Value | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

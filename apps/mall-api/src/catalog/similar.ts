import type { Context } from '../kernel/context';
import { colourNames } from '../listing/colours';
import { listedProducts } from '../listing/product-list-store';
import { toIndexProduct } from '../listing/product-wire';
import { readThrough } from '../listing/read-through';
import { similarGoods } from './similar-store';

/** Seconds for which it is remembered which goods are alike. */
const SECONDS = 300;
/** As the contract says. */
const SHOWN = 6;
/** More than are shown, in case some sell out in the meantime. */
const SPARE = 4;

/** Goods in stock that are like these, the most alike first; none for goods that do not exist. */
export async function similarTo(ctx: Context, id: number, limit = SHOWN) {
  const { db, language } = ctx;
  const ids = await readThrough(ctx, ['similar', id, limit], SECONDS, async () =>
    (await similarGoods(db, { id, limit: limit + SPARE })).map((goods) => goods.id),
  );
  const goods = await listedProducts(db, ids, language);
  const colours = await colourNames(ctx);
  return goods
    .filter(({ stock }) => stock > 0)
    .slice(0, limit)
    .map((row) => toIndexProduct(ctx, row, colours));
}

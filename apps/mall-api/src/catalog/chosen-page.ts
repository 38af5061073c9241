import { type PageQuery, sliceOf, toPage } from '../http/page';
import type { Context } from '../kernel/context';
import { colourNames } from '../listing/colours';
import { listedProducts } from '../listing/product-list-store';
import { toIndexProduct } from '../listing/product-wire';

/** A page of the goods of a shop that are named by `ids`, in their order; others, and those not on sale, are left out. */
export async function chosenPage(ctx: Context, query: PageQuery & { merId: number }, ids: string) {
  const asked = [...new Set(ids.split(',').map(Number))];
  const rows = await listedProducts(ctx.db, asked, ctx.language);
  const own = rows.filter((row) => row.shop_id === query.merId);
  const { offset, limit } = sliceOf(query);
  const colours = await colourNames(ctx);
  return toPage(
    own.slice(offset, offset + limit).map((row) => toIndexProduct(ctx, row, colours)),
    own.length,
    query,
  );
}

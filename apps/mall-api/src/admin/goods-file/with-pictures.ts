import type { FileGoods } from './file-goods';
import type { PictureOf } from './pictures-zip';

/** What needs no upload: a path on the server, or an address. */
const isAddress = (name: string) => name.startsWith('/') || /^https?:/.test(name);
const isPictureColumn = (column: string) =>
  /^(pictures|sku_picture|option\d_picture)$/.test(column);

/** Goods with addresses in place of the names of pictures in a zip. */
export async function withPictures(
  goods: FileGoods,
  addressOf: PictureOf,
  shopId: number | undefined,
): Promise<FileGoods> {
  const shop = Number(goods.rows[0]?.cells.shop_id) || shopId;
  for (const { line, cells } of goods.rows) {
    for (const [column, cell] of Object.entries(cells)) {
      if (!isPictureColumn(column) || cell === '') continue;
      const addresses: string[] = [];
      for (const name of cell.split(/\r?\n/).map((one) => one.trim())) {
        const address = name === '' || isAddress(name) ? name : await addressOf(name, shop);
        if (address === undefined) {
          return { ...goods, problem: { line, column, problem: `${name} is not in the zip` } };
        }
        addresses.push(address);
      }
      cells[column] = addresses.join('\n');
    }
  }
  return goods;
}

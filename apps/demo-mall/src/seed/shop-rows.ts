import type { OpeningHours, ShopGoodsCategoryTable, ShopTable } from '@vermilion/mall-api';
import type { Insertable } from 'kysely';
import type { RecipeRegistry } from '../images/recipe-registry';
import type { ToAmount } from './amounts';
import type { DemoProduct } from './catalogue';
import { DELIVERY, FREIGHT } from './freight';
import { pricedFreight } from './priced';
import { isLying, leadingTint } from './product-images';
import { random } from './random';
import { displayOf, mainTradeOf } from './shop-display';
import { type DemoShop, SHOPS, TRADES } from './shops';

type ShopRow = Insertable<ShopTable> & { id: number };

/** The rows of shops, with wide images of their goods. */
export function shopRows(
  products: DemoProduct[],
  registry: RecipeRegistry,
  now: Date,
  amount: ToAmount,
): ShopRow[] {
  return SHOPS.map((shop, index) => {
    const dice = random(`shop ${shop.key}`);
    const goods = dice.shuffle(products.filter((product) => product.shop === shop));
    const delivery = DELIVERY[shop.key];
    const freight = FREIGHT[shop.key];
    const { ground } = shop;
    const subjectsOf = (shown: DemoProduct[]) =>
      shown.map(({ base }) => ({ art: base.art, tint: leadingTint(base) }));
    const band = (shown: DemoProduct[], start: number) =>
      registry.add({ kind: 'band', subjects: subjectsOf(shown), ground, seed: index * 10 + start });
    const facadeOf = (shown: DemoProduct[]) =>
      registry.add({ kind: 'facade', subjects: subjectsOf(shown), ground, seed: index });
    // Malls that were filled earlier name them
    for (const start of [0, 5]) {
      const shown = goods.slice(start, start + 5);
      const subjects = subjectsOf(shown);
      registry.add({ kind: 'banner', subjects, ground, seed: index * 10 + start });
      band(shown, start);
    }
    facadeOf(goods.filter(({ base }) => !isLying(base.art)).slice(0, 4));
    const { window, head, story } = displayOf(shop, goods);
    const facade = facadeOf(window);
    const sign = band(head, 0);
    return {
      id: index + 1,
      ...identity(shop),
      sort: SHOPS.length - index,
      avatar: registry.add({ kind: 'mark', subject: { art: shop.art }, ground: shop.ground }),
      back_image: sign,
      street_back_image: facade,
      pc_back_image: sign,
      pc_banner: JSON.stringify([{ sattDir: sign }, { sattDir: band(story, 5) }]),
      phone: `+1 555 0${dice.int(100, 199)}`,
      qualification: JSON.stringify([
        registry.add({
          kind: 'goods',
          subject: { art: 'cards:📜', tint: '#e4d3b0' },
          scene: 'lay',
          ground: shop.ground,
          props: [],
          seed: index + 1,
        }),
      ]),
      delivery_methods: delivery?.methods ?? ['courier' as const],
      shop_courier_minor: delivery ? amount(delivery.shopCourierMinor) : null,
      freight: freight ? JSON.stringify(pricedFreight(freight, amount)) : null,
      opening_hours: JSON.stringify(openingHours(index)),
      collect_count: followersOf(goods, dice.next()),
      created_at: new Date(now.getTime() - dice.int(400, 2600) * 86_400_000),
    };
  });
}

/** Of a hundred buyers six to sixteen follow the shop. */
const followersOf = (goods: DemoProduct[], roll: number) =>
  Math.round(goods.reduce((sum, { sales }) => sum + sales, 0) * (0.06 + 0.1 * roll));

/** Opening hours: the mall's own shops daily, others on weekdays and some on Saturday. */
function openingHours(index: number): OpeningHours[] {
  const weekdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' };
  if (index % 3 === 0) return [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '22:00' }];
  return index % 3 === 1 ? [weekdays, { days: [6], opens: '10:00', closes: '16:00' }] : [weekdays];
}

/** The fee of its trade; the mall's own shops pay none. */
export const commissionOf = (shop: DemoShop): number =>
  shop.type === 1 ? 0 : (TRADES[shop.trade]?.fee ?? 0);

function identity(shop: DemoShop) {
  const email = `hello@${shop.key}.example`;
  return {
    name: shop.name,
    type_id: shop.type,
    category_id: shop.trade + 1,
    is_self: shop.type === 1,
    commission_percent: commissionOf(shop),
    is_recommended: shop.recommended,
    intro: shop.intro,
    keywords: shop.key,
    real_name: shop.owner,
    email,
    address: shop.place,
    service_type: 'email' as const,
    service_value: email,
  };
}

/** The place of a shop's trade among its categories. */
const FIRST = 2000;

type GoodsCategory = Insertable<ShopGoodsCategoryTable> & { id: number };

/** A shop's own categories in two levels, after those of the mall, its trade first. Assigns every product. */
export function shopShelves(products: DemoProduct[]): GoodsCategory[] {
  const rows: GoodsCategory[] = [];
  const mains = new Map(
    SHOPS.map((shop, at) => [
      at + 1,
      mainTradeOf(
        shop,
        products.filter((one) => one.shop === shop),
      ),
    ]),
  );
  const shelf = (shopId: number, pid: number, name: string) => {
    const found = rows.find(
      (row) => row.shop_id === shopId && row.pid === pid && row.name === name,
    );
    if (found) return found;
    const row = {
      id: rows.length + 1,
      shop_id: shopId,
      pid,
      name,
      level: pid ? 2 : 1,
      sort: 1000 - rows.length,
    };
    rows.push(row);
    return row;
  };
  for (const { row, trade, group } of products) {
    const above = shelf(row.shop_id, 0, trade);
    if (trade === mains.get(row.shop_id)) above.sort = FIRST;
    row.shop_goods_category_id = shelf(row.shop_id, above.id, group.name).id;
  }
  return rows;
}

import type { DemoProduct } from './catalogue';
import { isLying } from './product-images';
import type { DemoShop, ShopKey } from './shops';

/** What a card shows of the shop: the server's rule takes the most sold of the shop's first category. */
const ON_CARD = 3;
const IN_WINDOW = 4;
const IN_BAND = 5;

/** First-level categories of shops that sell more of another one than of what their name says. */
const TRADE: Partial<Record<ShopKey, string>> = { qinghe: 'Food & Pantry' };

/** Second-level categories that a shop's sign promises, where its trade holds more than that. */
const SIGN: Partial<Record<ShopKey, readonly string[]>> = {
  qinghe: ['Tea & Coffee', 'Mugs & Teaware'],
  shiguang: ['Notebooks & Paper', 'Pens & Art', 'Wall Art & Clocks'],
  inesa: ['Fruit', 'Vegetables', 'Oils, Sauces & Spices', 'Honey & Spreads'],
  maison: ['Bread & Pastry', 'Cheese & Dairy'],
  mali: [
    'Oils, Sauces & Spices',
    'Noodles, Rice & Grains',
    'Sweets & Snacks',
    'Tea & Coffee',
    'Fruit',
  ],
  quayline: ['Audio', 'Cameras & Film', 'Phones & Tablets'],
  lantern: ['Picture Books', 'Novels & Cookbooks'],
};

/** Goods that nobody puts into a window. */
const PLAIN = /^(🧻|🧽|🪣|🗑|🪥|🧹|🚿)/u;

/** The first-level category with most of the shop's goods. */
export function mainTradeOf({ key }: DemoShop, goods: DemoProduct[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { trade } of goods) counts.set(trade, (counts.get(trade) ?? 0) + 1);
  return TRADE[key] ?? [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** What stands in a shop's window, over its head and beside its story: goods of its trade that its card does not show, best sold first. */
export function displayOf(shop: DemoShop, goods: DemoProduct[]) {
  const trade = mainTradeOf(shop, goods);
  const sold = [...goods].sort((a, b) => b.sales - a.sales);
  const onCard = sold.filter((one) => one.trade === trade).slice(0, ON_CARD);
  const shown = sold.filter(
    (one) =>
      (SIGN[shop.key]?.includes(one.group.name) ?? one.trade === trade) &&
      !PLAIN.test(one.base.art) &&
      !onCard.includes(one),
  );
  const isFirstOfArt = ({ base }: DemoProduct, at: number, all: DemoProduct[]) =>
    all.findIndex((one) => one.base.art === base.art) === at;
  const isUpright = ({ base }: DemoProduct) => !isLying(base.art);
  const standing = shown.filter(isFirstOfArt).filter(isUpright);
  const window = [...new Set([...standing, ...shown])].slice(0, IN_WINDOW);
  const others = [...shown.filter((one) => !window.includes(one)), ...window];
  const band = (start: number) =>
    [...new Set([...others.slice(start), ...others])].slice(0, IN_BAND);
  return { window, head: band(0), story: band(IN_BAND) };
}

import type { GoodsBase, GoodsGroup } from '../parse-goods';
import type { Sentence } from './material';
import { care } from './material/care';
import { food } from './material/food';
import { home } from './material/home';
import { kitchen } from './material/kitchen';
import { leisure } from './material/leisure';
import { wear } from './material/wear';

/** What reviewers say of a kind of goods. */
export const MATERIAL: Readonly<Record<string, Sentence[]>> = {
  ...kitchen,
  ...home,
  ...wear,
  ...care,
  ...food,
  ...leisure,
};

/** Second-level categories of each kind. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  cookware: ['Cookware'],
  cups: ['Mugs & Teaware'],
  tableware: ['Tableware'],
  kitchenTools: ['Knives & Tools'],
  storage: ['Storage & Bottles'],
  lamps: ['Lighting & Candles'],
  textiles: ['Cushions & Textiles'],
  furniture: ['Furniture'],
  decor: ['Wall Art & Clocks'],
  household: ['Bath & Laundry'],
  clothes: ['Shirts & T-shirts', 'Dresses', 'Trousers & Jeans'],
  knits: ['Coats & Knits'],
  accessories: ['Hats & Jewellery'],
  shoes: ['Sneakers', 'Boots', 'Heels & Flats', 'Sandals'],
  bags: ['Bags & Luggage'],
  skincare: ['Skincare'],
  makeup: ['Make-up'],
  fragrance: ['Fragrance'],
  washing: ['Hair & Shaving', 'Soap & Bath'],
  devices: ['Phones & Tablets', 'Computers & Office', 'Wearables, Power & Play'],
  audio: ['Audio'],
  optics: ['Cameras & Film'],
  hotDrinks: ['Tea & Coffee'],
  spreads: ['Honey & Spreads'],
  condiments: ['Oils, Sauces & Spices'],
  sweets: ['Sweets & Snacks'],
  staples: ['Noodles, Rice & Grains'],
  produce: ['Fruit', 'Vegetables'],
  bakery: ['Bread & Pastry'],
  dairy: ['Cheese & Dairy'],
  seafood: ['Fish & Delicatessen'],
  softToys: ['Soft Toys'],
  boardGames: ['Puzzles & Board Games'],
  toys: ['Outdoor Play', 'Vehicles & Robots', 'Creative & Make-believe'],
  sports: ['Ball Sports', 'Rackets & Targets'],
  outdoor: ['Camping & Trails', 'Bikes & Boards', 'Water & Winter'],
  plants: ['Houseplants'],
  flowers: ['Flowers & Bulbs'],
  gardenTools: ['Garden Tools'],
  petFood: ['Dogs & Cats', 'Small Animals, Birds & Fish'],
  stationery: ['Notebooks & Paper', 'Pens & Art'],
  books: ['Picture Books', 'Novels & Cookbooks'],
  instruments: ['Instruments'],
  things: ['Vouchers'],
};
const BY_GROUP = new Map(
  Object.entries(GROUPS).flatMap(([kind, groups]) => groups.map((group) => [group, kind] as const)),
);

/** Goods that are of another kind than their neighbours in the category: by their art. */
const BY_ART: readonly [string, RegExp, string][] = [
  ['lamps', /^candle/, 'candles'],
  ['knits', /^🧥/u, 'clothes'],
  ['bags', /^☂/u, 'things'],
  ['makeup', /^(🪞|👝|🎀)/u, 'things'],
  ['washing', /^(🪒|🪮|✂|🪥|🧽)/u, 'things'],
  ['devices', /^(phonecase|🗑|🧮|🔋|🔌|🔦)/u, 'things'],
  ['optics', /^🎞/u, 'things'],
  ['sports', /^🥋/u, 'clothes'],
  ['outdoor', /^(🩱|👙|🦺)/u, 'clothes'],
  ['outdoor', /^(mug|blanket)/, 'things'],
  ['boardGames', /^🎯/u, 'toys'],
  ['gardenTools', /^🧤/u, 'things'],
  ['petFood', /^(🧶|🥎|tin|cushion|🦺|🏠)/u, 'things'],
  ['flowers', /^(🌹|🌺|pouch)/u, 'plants'],
];

/** The kind of goods, as far as reviewers speak of them. */
export function kindOf({ art }: GoodsBase, { name }: GoodsGroup): string {
  const kind = BY_GROUP.get(name);
  if (!kind) throw new Error(`Nothing is said of ${name}`);
  return BY_ART.find(([of, pattern]) => of === kind && pattern.test(art))?.[2] ?? kind;
}

/** Kinds that are used up: nobody says how long they last. */
const USED_UP =
  'candles skincare makeup fragrance washing household hotDrinks spreads condiments sweets staples produce bakery dairy seafood plants flowers petFood'.split(
    ' ',
  );
const EATEN = 'hotDrinks spreads condiments sweets staples produce bakery dairy seafood'.split(' ');

/** The parts of the common sentences that a kind has. */
export function partsOf(kind: string): string[] {
  return [
    'delivery',
    ...(EATEN.includes(kind) ? ['eaten'] : []),
    ...(USED_UP.includes(kind) ? [] : ['lasting']),
    ...(kind === 'household' || kind === 'petFood' ? [] : ['present']),
    ...(kind === 'clothes' || kind === 'shoes' ? ['size'] : []),
  ];
}

/** The language of a shop. */
export type Language = 'en' | 'zh' | 'th' | 'es' | 'fr';

export type ShopKey =
  | 'vermilion'
  | 'harbour'
  | 'lumen'
  | 'qinghe'
  | 'shiguang'
  | 'mali'
  | 'inesa'
  | 'maison'
  | 'fennimoor'
  | 'thistle'
  | 'dewlight'
  | 'quayline'
  | 'otter'
  | 'northfell'
  | 'mossy'
  | 'lantern'
  | 'corda'
  | 'pinwheel';

/** 1 self-operated, 2 flagship, 3 specialty, 4 independent: the ids of `shop_type`. */
export interface DemoShop {
  key: ShopKey;
  name: string;
  language: Language;
  type: 1 | 2 | 3 | 4;
  /** index of its category in `TRADES` */
  trade: number;
  art: string;
  ground: string;
  /** Share of its reviews with full marks for service, whatever they say of the goods. */
  care: number;
  recommended: boolean;
  /** in minor units; 0 for free shipping */
  postage: number;
  intro: string;
  owner: string;
  place: string;
}

export const SHOP_TYPES = [
  { name: 'Self-operated', info: 'Run by the mall itself: our stock, our couriers, our word.' },
  { name: 'Flagship', info: 'The maker’s own shop, with the whole range.' },
  { name: 'Specialty', info: 'People who know one trade very well and choose for you.' },
  { name: 'Independent', info: 'Small houses and workshops, each with an owner who answers.' },
];

/** Shop categories, with the mall's fee in percent. */
export const TRADES = [
  { name: 'General store', fee: 0 },
  { name: 'Kitchen and table', fee: 5 },
  { name: 'Home and living', fee: 5 },
  { name: 'Tea and fine food', fee: 4 },
  { name: 'Fresh food', fee: 3 },
  { name: 'Fashion', fee: 6 },
  { name: 'Shoes and bags', fee: 6 },
  { name: 'Beauty and care', fee: 6 },
  { name: 'Electronics', fee: 4 },
  { name: 'Toys and games', fee: 5 },
  { name: 'Sports and outdoors', fee: 5 },
  { name: 'Garden and pets', fee: 4 },
  { name: 'Books, music and stationery', fee: 4 },
];

const shop = (
  key: ShopKey,
  name: string,
  [language, type, trade, care]: [Language, DemoShop['type'], number, number],
  [art, ground, postage, recommended]: [string, string, number, boolean],
  [owner, place]: [string, string],
  intro: string,
): DemoShop => ({
  key,
  name,
  language,
  type,
  trade,
  care,
  art,
  ground,
  postage,
  recommended,
  owner,
  place,
  intro,
});

// prettier-ignore
export const SHOPS: DemoShop[] = [
  shop('vermilion', 'Vermilion Direct', ['en', 1, 0, 0.5], ['🛍️', 'coral', 0, true], ['Vermilion Retail Ltd', '1 Arcade Row, Porthaven'], 'Everyday things that we try, buy, store and ship ourselves.'),
  shop('harbour', 'Harbour & Pine', ['en', 2, 1, 0.65], ['🫖', 'sage', 0, true], ['Ada Linfield', '14 Chandlers Quay, Porthaven'], 'Stoneware, iron and wood for the table, made in small runs by the sea since 1987.'),
  shop('lumen', 'Lumen Loft', ['en', 3, 2, 0.35], ['💡', 'butter', 450, true], ['Jonas Ekhart', '3 Weaver Street, Millbrook'], 'Light, linen and quiet furniture for rooms that are lived in.'),
  shop('qinghe', '青禾茶事', ['zh', 4, 3, 0.75], ['🍵', 'mint', 350, true], ['沈若溪', '杭州市西湖区梅家坞 88 号'], '一家来自龙井村的小茶铺,卖自己喝的茶,也卖泡茶的器物。'),
  shop('shiguang', '拾光纸品', ['zh', 4, 12, 0.2], ['🖌️', 'stone', 250, false], ['陆知行', '苏州市平江路 120 号'], '纸、笔、墨与慢下来的时间。每一本手账都由我们手工装订。'),
  shop('mali', 'บ้านสวนมะลิ', ['th', 4, 3, 0.6], ['🌼', 'butter', 290, true], ['มะลิวัลย์ สุขสวัสดิ์', '27 ถนนท่าแพ เชียงใหม่'], 'ของดีจากสวนและครัวไทย ทำมือทีละน้อย ส่งตรงจากเชียงใหม่'),
  shop('inesa', 'La Huerta de Inesa', ['es', 4, 4, 0.45], ['🍊', 'clay', 490, true], ['Inesa Valdeluz', 'Camino del Molino 9, Valdeflores'], 'De nuestra huerta a tu mesa: fruta de temporada, aceite de primera prensa y conservas de la abuela.'),
  shop('maison', 'Maison Colibrine', ['fr', 3, 3, 0.55], ['🥐', 'blush', 590, true], ['Camille Aubrelle', '6 rue des Tilleuls, Montclair'], 'Boulangerie, fromages et parfums choisis par une famille gourmande.'),
  shop('fennimoor', 'Fennimoor', ['en', 2, 5, 0.4], ['🧥', 'sand', 0, true], ['Fennimoor Clothing Co.', '40 Tenter Lane, Millbrook'], 'Clothes cut once and worn for years: honest cloth, clear sizes, seams that can be mended.'),
  shop('thistle', 'Tread & Thistle', ['en', 3, 6, 0.15], ['🥾', 'stone', 390, false], ['Rory Calderhead', '8 Cobbler’s Wynd, Strathmere'], 'Shoes and bags for people who walk, sewn so that a cobbler can resole them.'),
  shop('dewlight', 'Dewlight Botanics', ['en', 2, 7, 0.5], ['🧴', 'mint', 0, true], ['Priya Anand', '22 Orangery Road, Porthaven'], 'Short ingredient lists, refillable bottles, and skin that feels like skin.'),
  shop('quayline', 'Quayline Electronics', ['en', 2, 8, 0.05], ['🎧', 'mist', 0, true], ['Quayline Devices Ltd', '100 Signal Park, Porthaven'], 'Devices that open with a screwdriver, and people who explain what is inside.'),
  shop('otter', 'Otter & Oak Toys', ['en', 3, 9, 0.7], ['🧸', 'sky', 350, true], ['Hanne and Piet Vos', '5 Carousel Court, Millbrook'], 'Toys that leave room for imagination, tested by four children and one otter.'),
  shop('northfell', 'Northfell Outfitters', ['en', 2, 10, 0.25], ['⛺', 'sage', 590, true], ['Signe Halvorsen', '1 Tarn Road, Strathmere'], 'Tents, boards and balls for weekends that end muddy.'),
  shop('mossy', 'The Mossy Corner', ['en', 4, 11, 0.8], ['🪴', 'mint', 450, true], ['Bram Oakhill', 'Glasshouse 4, Fernley'], 'Plants with names and people who answer when a leaf turns yellow. Also everything for cats, dogs and hedgehogs.'),
  shop('lantern', 'Paper Lantern Press', ['en', 3, 12, 0.6], ['📚', 'lilac', 290, false], ['Ottoline Reyes', '17 Binder’s Yard, Millbrook'], 'A small publisher and a large table full of books.'),
  shop('corda', 'Corda Instruments', ['en', 3, 12, 0.3], ['🎻', 'clay', 990, false], ['Matteo Corda', '2 Luthier Lane, Fernley'], 'First violins, third guitars, and the strings in between, all set up by hand.'),
  shop('pinwheel', 'Pinwheel Pantry', ['en', 4, 3, 0.1], ['🍯', 'butter', 350, false], ['Joss Tamblyn', 'Stall 12, Market Hall, Fernley'], 'The market stall that grew a warehouse: honey, noodles, sweets and hot things in jars.'),
];

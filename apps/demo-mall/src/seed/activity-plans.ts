export interface ActivityPlan {
  name: string;
  /** of its goods, where the name has changed */
  formerName?: string;
  /** 1: a strip of goods; 2: one large tile and two small ones; 3: large images */
  type: 1 | 2 | 3;
  ground: string;
  instruction: string;
  /** Its goods by name, chosen by hand: the first five are in its picture. Without them, what came last in its trades. */
  goods?: string[];
  /** Of these trades are the goods that came last, and those that malls filled earlier show. */
  trades: string[];
  count: number;
  /** Additional months until it ends, after the month of seeding; without it there is no end. */
  endsAfter?: number;
}

export const ACTIVITY_PLANS: ActivityPlan[] = [
  {
    name: 'The long breakfast',
    type: 1,
    ground: 'butter',
    count: 12,
    trades: ['Kitchen & Dining', 'Fresh & Bakery', 'Food & Pantry'],
    instruction: 'Bread, butter and what they are served on.',
    endsAfter: 1,
    goods: [
      'Croissants pur beurre',
      'Wildflower honey, cold-extracted',
      'Round-bellied teapot for two',
      'Pain de campagne au levain',
      'Beurre de baratte demi-sel',
      'Strawberry jam with vanilla',
      'Stoneware mug, reactive glaze',
      'House coffee, dark and chocolaty',
      'Free-range eggs',
      'Breakfast pan with four moulds',
      'Dinner plate, speckled stoneware',
      'Breakfast tea, strong and malty',
    ],
  },
  {
    name: 'Muddy weekends',
    type: 1,
    ground: 'sage',
    count: 12,
    trades: ['Sports & Outdoors', 'Garden & Pets'],
    instruction: 'Everything that makes the rain somebody else’s problem.',
    goods: [
      'Hiking boot, waxed leather',
      'Folding umbrella, storm-proof',
      'Two-person tent, three seasons',
      'School backpack with reflectors',
      'Rubber boots for puddles',
      'Rain jacket with taped seams',
      'Torch with a magnetic foot',
      'Insulated drinking bottle',
      'Wool socks, pack of two',
      'Enamel camping mug',
      'Trekking backpack with rain cover',
      'Walking coat for wet dogs',
    ],
  },
  {
    name: 'Rooms that breathe',
    type: 2,
    ground: 'clay',
    count: 12,
    trades: ['Home & Living'],
    instruction: 'Linen, clay and warm light.',
    goods: [
      'Ceramic table lamp with linen shade',
      'Washed linen cushion cover',
      'Soy candle, fig and cedar',
      'Woven basket with handles',
      'Beech chair with curved back',
      'Paper lantern, folded by hand',
      'Merino throw with fringe',
      'Young rubber tree in a clay pot',
      'Cotton bath towel set, four pieces',
      'Rechargeable lantern for table and terrace',
      'Percale pillowcases, stack of four',
      'Bone china mug, songbird series',
    ],
  },
  {
    name: 'Small people',
    type: 2,
    ground: 'sky',
    count: 12,
    trades: ['Toys & Games'],
    instruction: 'Tested by four children and one otter.',
    endsAfter: 2,
    goods: [
      'Bartholomew, the bear who listens',
      'Steam engine on wooden rails',
      'Rocket with three stages',
      'Wooden jigsaw, map of the world',
      'Sea otter with a shell',
      'Fire engine with ladder',
      'Diamond kite with ribbon tail',
      'Nesting dolls to paint',
      'Magic set with wand and twelve tricks',
      'Little red car for big journeys',
      'Wooden yo-yo, tournament weight',
      'The Fox Who Kept the Moon',
    ],
  },
  {
    name: 'New arrivals',
    formerName: 'New this week',
    type: 3,
    ground: 'blush',
    count: 12,
    trades: ['Fashion', 'Shoes & Bags', 'Beauty & Care'],
    instruction: 'What came last, from wardrobe to bathroom shelf.',
  },
  {
    name: 'Fresh from the workshop',
    type: 3,
    ground: 'mist',
    count: 12,
    trades: ['Electronics', 'Books, Music & Stationery'],
    instruction: 'Quiet machines and things made of paper and wood.',
    goods: [
      'Over-ear headphones, noise-cancelling',
      'Tabletop radio, walnut and cloth',
      'Dot-grid notebook, 180 pages',
      'Violin outfit, spruce and maple',
      'Oil colours in a wooden box',
      'Wireless mouse, silent click',
      'Graphite pencils, tin of twelve',
      '旅行手账本 牛皮封面',
      'Abacus in beech',
      'Mechanical keyboard, low profile',
      'Greeting cards, woodland set',
      'Reading tablet with paper-like screen',
    ],
  },
];

import {
  CATEGORIES,
  COLOURS,
  GOODS_LANGUAGES,
  type GoodsLanguage,
  MATERIALS,
  NOUNS,
} from './nouns';

/** Generated goods with known traits, so that search results can be judged. */
export interface MadeGoods {
  language: GoodsLanguage;
  /** Indexes into `NOUNS`, `MATERIALS`, `COLOURS` and `CATEGORIES`. */
  noun: number;
  material: number;
  colour: number;
  category: number;
  maker: string;
  /** A made-up word shared by ten goods. */
  series: string;
  model: string;
  name: string;
  keyword: string;
  intro: string;
  content: string;
}

/** Number of goods in a series. */
export const OF_SERIES = 10;

const MAKERS = [
  ...['Alder', 'Brook', 'Cinder', 'Dahlia', 'Ember', 'Fjord', 'Grove', 'Harbour', 'Indigo'],
  ...['Juniper', 'Kestrel', 'Larch', 'Meadow', 'Nimbus', 'Osprey', 'Pebble', 'Quill', 'Rowan'],
];

const SYLLABLES = [
  ...['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'qui', 'ro', 'su'],
  ...['ta', 've', 'wi', 'xo', 'zu', 'bra', 'cle', 'dri', 'flo', 'gru', 'pla', 'ste', 'tri'],
];

/** A pseudo-random number in [0, 1), deterministic for its two arguments. */
function drawn(n: number, trait: number): number {
  let hash = Math.imul(n ^ Math.imul(trait + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** An index into a list; the higher the power, the more likely the first ones. */
const placeOf = (n: number, trait: number, length: number, power = 1) =>
  Math.floor(drawn(n, trait) ** power * length);

/** The word of a series, unique per number. */
export function seriesWord(series: number): string {
  let rest = (Math.imul(series + 1, 40_503) >>> 0) % 614_656;
  const block = Math.floor(series / 614_656);
  let word = '';
  for (let place = 0; place < 4; place += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return block === 0 ? word : `${word}${SYLLABLES[block % SYLLABLES.length]}`;
}

const titled = (word: string) => word[0]?.toUpperCase() + word.slice(1);

interface Traits {
  noun: string;
  material: string;
  colour: string;
  brand: string;
}

const NAMES: Record<GoodsLanguage, (traits: Traits) => string> = {
  en: ({ noun, material, colour, brand }) => `${titled(colour)} ${material} ${noun}, ${brand}`,
  zh: ({ noun, material, colour, brand }) => `${colour}${material}${noun} ${brand}`,
  es: ({ noun, material, colour, brand }) => `${titled(noun)} de ${material} ${colour}, ${brand}`,
  fr: ({ noun, material, colour, brand }) => `${titled(noun)} en ${material} ${colour}, ${brand}`,
  th: ({ noun, material, colour, brand }) => `${noun}${material}${colour} ${brand}`,
  lo: ({ noun, material, colour, brand }) => `${noun}${material}${colour} ${brand}`,
};

const SAID: Record<GoodsLanguage, (traits: Traits) => string> = {
  en: ({ noun, material, colour }) =>
    `<p>A ${noun} made of ${material} by people who take their time.</p><p>The ${colour} stays for years; wash it by hand and keep it dry. Sent within two days in paper, without plastic.</p>`,
  zh: ({ noun, material, colour }) =>
    `<p>这款${noun}选用优质${material}，由匠人慢慢制作。</p><p>${colour}多年不褪，请用手清洗并保持干燥。两天内用纸包装发货，不用塑料。</p>`,
  es: ({ noun, material, colour }) =>
    `<p>Un producto (${noun}) hecho de ${material} con mucha calma.</p><p>El color ${colour} dura años; se lava a mano y se guarda seco. Enviado en dos días en papel, sin plástico.</p>`,
  fr: ({ noun, material, colour }) =>
    `<p>Un produit (${noun}) fait en ${material} sans se presser.</p><p>Le ${colour} tient des années ; lavez à la main et gardez au sec. Envoyé en deux jours dans du papier, sans plastique.</p>`,
  th: ({ noun, material, colour }) =>
    `<p>${noun}ทำจาก${material}อย่างพิถีพิถัน</p><p>${colour}อยู่ได้นานหลายปี ซักด้วยมือและเก็บในที่แห้ง ส่งภายในสองวันในกระดาษ ไม่ใช้พลาสติก</p>`,
  lo: ({ noun, material, colour }) =>
    `<p>${noun}ເຮັດຈາກ${material}ຢ່າງລະມັດລະວັງ</p><p>${colour}ຢູ່ໄດ້ຫຼາຍປີ ຊັກດ້ວຍມື ແລະ ເກັບໄວ້ບ່ອນແຫ້ງ ສົ່ງພາຍໃນສອງມື້ໃນເຈ້ຍ ບໍ່ໃຊ້ຢາງ</p>`,
};

/** The goods with this number, from 0; deterministic. */
export function makeGoods(n: number): MadeGoods {
  const language = GOODS_LANGUAGES[placeOf(n, 0, GOODS_LANGUAGES.length)] ?? 'en';
  const noun = placeOf(n, 1, NOUNS.length, 1.7);
  const material = placeOf(n, 2, MATERIALS.length);
  const colour = placeOf(n, 3, COLOURS.length, 1.3);
  const maker = MAKERS[placeOf(n, 4, MAKERS.length)] ?? '';
  const series = titled(seriesWord(Math.floor(n / OF_SERIES)));
  const model = `${maker.slice(0, 2).toUpperCase()}-${1000 + placeOf(n, 5, 9000)}`;
  const { category, names } = NOUNS[noun] ?? { category: '', names: undefined };
  const traits = {
    noun: names?.[language] ?? '',
    material: MATERIALS[material]?.[language] ?? '',
    colour: COLOURS[colour]?.[language] ?? '',
    brand: `${maker} ${series} ${model}`,
  };
  return {
    language,
    noun,
    material,
    colour,
    maker,
    series,
    model,
    category: CATEGORIES.indexOf(category),
    name: NAMES[language](traits),
    keyword: [category, traits.material, traits.colour].join(','),
    intro: `${traits.noun} · ${traits.material}`,
    content: SAID[language](traits),
  };
}

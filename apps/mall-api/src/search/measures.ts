/** Spellings of a unit, its base unit, and the number of base units in it. */
const UNITS: readonly (readonly [string, string, number])[] = [
  ['ml|millilitres?|milliliters?|mililitros?|毫升|มล|มิลลิลิตร|ມລ|ມິນລິລິດ', 'ml', 1],
  ['cl|centilitres?|centilitros?', 'ml', 10],
  ['l|lt|ltr|litres?|liters?|litros?|升|ลิตร|ລິດ', 'ml', 1000],
  ['mg|毫克', 'g', 0.001],
  ['g|gr|grams?|grammes?|gramos?|克|กรัม|ກຣາມ|ກຼາມ', 'g', 1],
  [
    'kg|kgs|kilos?|kilograms?|kilogrammes?|kilogramos?|公斤|千克|กก|กิโลกรัม|กิโล|ກິໂລກຣາມ|ກິໂລ',
    'g',
    1000,
  ],
  ['mm|毫米|มม', 'mm', 1],
  ['cm|厘米|公分|ซม|เซนติเมตร|ຊມ|ຊັງຕີແມັດ', 'mm', 10],
  ['m|metres?|meters?|metros?|米|เมตร|ແມັດ', 'mm', 1000],
  ['inch|inches|in|"|英寸|寸|นิ้ว|ນິ້ວ|pulgadas?|pouces?', 'inch', 1],
  ['mb', 'gb', 0.001],
  ['gb|go', 'gb', 1],
  ['tb|to', 'gb', 1000],
  ['mah|毫安', 'mah', 1],
  ['w|watts?|瓦|วัตต์', 'w', 1],
];

const BY_NAME = new Map(
  UNITS.flatMap(([names, unit, factor]) =>
    names.split('|').flatMap((name) => {
      // `litres?` stands for `litre` and `litres`
      const bare = name.replace(/s\?$/, '');
      return [bare, ...(bare === name ? [] : [`${bare}s`])].map(
        (written) => [written, { unit, factor }] as const,
      );
    }),
  ),
);

const names = [...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|');

/** A number with its unit, optionally separated by a space: "2,8 l", "2.8L", "10 000 mAh", "500克". */
export const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,3}(?:[ ,]\\d{3})+|\\d+(?:[.,]\\d+)?)[ -]?(${names})(?![\\p{Script=Latin}\\p{N}])`,
  'gu',
);

/** The measure in its base unit: 2.8 l is `2800ml`. */
export function measure(number: string, name: string): string {
  const { unit, factor } = BY_NAME.get(name) ?? { unit: name, factor: 1 };
  const value = Number(numberOf(number)) * factor;
  return `${Number(value.toFixed(6))}${unit}`;
}

/** Parses decimal commas and thousands separators: "2,8" is 2.8, "10 000" and "10,000" are 10000. */
export function numberOf(text: string): string {
  const joined = /^\d{1,3}([ ,]\d{3})+$/.test(text) ? text.replace(/[ ,]/g, '') : text;
  return joined.replace(',', '.');
}

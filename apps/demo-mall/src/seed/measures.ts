import type { Axis } from '../images/recipe';
import type { GoodsBase } from './parse-goods';

/** Packs and vessels, whose size follows from what they hold. */
const HOLDS =
  /^(jar|tin|bottle|pump|tube|dropper|perfume|pouch|carton|candle|flask|tumbler|mug|pot|🫖|🍯|🗑)/u;
/** Objects whose drawing is as long, or as high, as the goods. */
const LONG =
  /^(lamp|candle|cushion|plate|bowl|🏮|🪞|🚪|🥗|🧸|🦦|🐼|🐧|🦕|🦄|🐙|🦊|🎯|🚒|🥅|⛱|🪴|🌵|🌴|📐|🧂)/u;
/** Flat objects with two dimensions. */
const FLAT = /^(rug|frame)/;
const LENGTH = /^\d+(?:[.,]\d+)? cm$/;
const AREA = /^\d+ × \d+ cm$/;
const AMOUNT = /^\d+(?:[.,]\d+)? (?:ml|L|g|kg)$/;

const HEIGHT = /^(height|hauteur|alto|altura|高度?|ความสูง)$/i;
const WIDTH = /^(width|diameter|span|largeur|diamètre|ancho|diámetro|直径|宽度?)$/i;
const SHOWN = 3;

/** The sizes that a picture can measure truly, if the goods are offered in some. */
export function measuresOf({ art, specs }: GoodsBase): { axis: Axis; sizes: string[] } | undefined {
  for (const { name, options } of specs) {
    const sizes = options.map((option) => option.value).slice(0, SHOWN);
    const are = (pattern: RegExp) => sizes.length > 1 && sizes.every((size) => pattern.test(size));
    if (are(AREA) && FLAT.test(art)) return { axis: 'both', sizes };
    if (are(LENGTH) && LONG.test(art))
      return { axis: HEIGHT.test(name) ? 'height' : WIDTH.test(name) ? 'width' : 'longer', sizes };
    if (are(AMOUNT) && HOLDS.test(art)) return { axis: 'amount', sizes };
  }
  return undefined;
}

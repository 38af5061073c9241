import type { Random } from './random';
import type { DemoShop } from './shops';
import type { Shots } from './shots';
import type { GoodsBase } from './table';

/** The description of a product, as its shop would write it. */
export function describe(
  base: GoodsBase,
  _trade: string,
  _shop: DemoShop,
  shots: Shots,
  _dice: Random,
): string {
  return `<p>${base.intro}</p><p><img src="${shots.image}" alt=""></p>`;
}

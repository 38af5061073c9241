import type { GoodsScene } from '../images/recipe';
import type { RecipeRegistry } from '../images/recipe-registry';
import { colour } from './colours';
import type { GoodsBase, GoodsGroup, Trade } from './parse-goods';
import { type Random, random } from './random';

/** The images of a product and of its options. */
export interface ProductImages {
  image: string;
  slider: string[];
  /** by value of the colour */
  byColour: Map<string, string>;
  /** more images, for the description and reviewers */
  scenes: string[];
}

const STANDING: GoodsScene[] = ['studio', 'plinth', 'arch', 'window', 'studio'];
const LYING: GoodsScene[] = ['lay', 'flat'];
const FOLLOWING: GoodsScene[] = ['set', 'close', 'pair', 'flat', 'measure', 'boxed'];
const FOLLOWING_FLAT: GoodsScene[] = ['lay', 'flat', 'row', 'close', 'measure', 'boxed'];

const TINTS = ['#d9c7a8', '#93a98a', '#c97b58', '#7f9db3', '#d8ab4a', '#b98fa3'];

/** Objects that do not stand: shown from above. */
const LIES = new Set([
  ...'🍴🥄🔪🥢✂🖊🖋✏🖌🖍🪒🪮🪥🧽🔧🥖🥓🦞🔌🩴👟👓🕶🎀🏹🏏🏒🎣📐🪡🎸🎻🎺🎷🪕🎤🔦🪓⛏🪚🎿🛹🪃🪁🪀🎈🪄🏸🎾🏓🥏💅🪭🩺🔫🛶🥥🦴🌽🥕🪢📿💍🥨🫧🍃🌿🥿🩰🧤🧦🧣👗👔👕👚👖🩳🎽👘🥻👙🩱🦺🥋🔋🃏🎞🛸🚀',
]);

/** Whether an object is shown from above. */
export const isLying = (art: string) => LIES.has([...art][0] ?? '');

/** 3 to 6 images of a product: one for each of its first colours, then different scenes. */
export function productImages(
  base: GoodsBase,
  group: GoodsGroup,
  trade: Trade,
  dice: Random,
  registry: RecipeRegistry,
): ProductImages {
  const ground = dice.pick(trade.grounds);
  const seed = dice.int(1, 9999);
  const props = dice.shuffle(group.props.filter((prop) => !base.art.includes(prop))).slice(0, 2);
  const lies = isLying(base.art);
  const opening = dice.pick(lies ? LYING : STANDING);
  const add = (scene: GoodsScene, tint: string | undefined, where = ground) =>
    registry.add({
      kind: 'goods',
      subject: { art: base.art, tint },
      scene,
      ground: where,
      props,
      seed,
    });
  const colours = colourOptions(base);
  const byColour = new Map(colours.map((name) => [name, add(opening, colour(name))]));
  const tint = leadingTint(base);
  const image = add(opening, tint);
  const otherGround = dice.pick(trade.grounds);
  const scenes = dice
    .shuffle(lies ? FOLLOWING_FLAT : FOLLOWING)
    .filter((scene) => scene !== opening)
    .map((scene) => add(scene, tint, dice.chance(0.5) ? ground : otherGround));
  const openings = [...new Set([image, ...byColour.values()])].slice(0, 3);
  const slider = [...openings, ...scenes].slice(0, dice.int(Math.max(3, openings.length + 1), 6));
  return { image, slider, byColour, scenes };
}

/** The default colour of a product; objects drawn in code always have one. */
export function leadingTint(base: GoodsBase): string | undefined {
  const isDrawn = /^[a-z]/.test(base.art);
  const named = colour(colourOptions(base)[0] ?? '') ?? base.tint;
  return named ?? (isDrawn ? random(`tint ${base.name}`).pick(TINTS) : undefined);
}

/** The values of the colour option, if any. */
export function colourOptions(base: GoodsBase): string[] {
  const values = base.specs.map((spec) => spec.options.map((option) => option.value));
  return values.find((list) => list.every((value) => colour(value))) ?? [];
}

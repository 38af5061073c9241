import type { GoodsScene } from '../images/recipe';
import type { RecipeRegistry } from '../images/recipe-registry';
import { colour } from './colours';
import { measuresOf } from './measures';
import type { GoodsBase, GoodsGroup, Trade } from './parse-goods';
import { type Random, random } from './random';
import { usageOf } from './uses';

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

/** Scenes that views of their own replace. */
const NEW_VIEWS = new Set<GoodsScene>(['close', 'measure']);

const TINTS = ['#d9c7a8', '#93a98a', '#c97b58', '#7f9db3', '#d8ab4a', '#b98fa3'];

/** Objects that do not stand: shown from above. */
const LIES = new Set([
  ...'🍴🥄🔪🥢✂🖊🖋✏🖌🖍🪒🪮🪥🧽🔧🥖🥓🦞🔌🩴👟👓🕶🎀🏹🏏🏒🎣📐🪡🎸🎻🎺🎷🪕🎤🔦🪓⛏🪚🎿🛹🪃🪁🪀🎈🪄🏸🎾🏓🥏💅🪭🩺🔫🛶🥥🦴🌽🥕🪢📿💍🥨🫧🍃🌿🥿🩰🧤🧦🧣👗👔👕👚👖🩳🎽👘🥻👙🩱🦺🥋🔋🃏🎞🛸🚀',
]);

/** Whether an object is shown from above. */
export const isLying = (art: string) => LIES.has([...art][0] ?? '');

/**
 * 3 to 5 images of a product, each a different view: from the front, in detail, in use, its sizes, its colours. And
 * one from the front for each of its colours.
 */
export function productImages(
  base: GoodsBase,
  group: GoodsGroup,
  trade: Trade,
  dice: Random,
  registry: RecipeRegistry,
): ProductImages {
  const ground = dice.pick(trade.grounds);
  const seed = dice.int(1, 9999);
  // Part of the recipe, and so of the addresses; no longer drawn
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
  // Malls that were filled earlier name all of them
  const others = dice
    .shuffle(lies ? FOLLOWING_FLAT : FOLLOWING)
    .filter((scene) => scene !== opening)
    .map((scene) => ({ scene, image: add(scene, tint, dice.chance(0.5) ? ground : otherGround) }));
  dice.next();
  const subject = { art: base.art, tint };
  const tints = [...new Set(colours.flatMap((name) => colour(name) ?? []))];
  const detail = add('close', tint);
  const use = registry.add({ kind: 'use', subject, ...usageOf(base, group), ground, tints });
  const measures = measuresOf(base);
  const slider = [image, detail, use];
  if (measures) slider.push(registry.add({ kind: 'sizes', subject, ...measures, ground }));
  if (tints.length > 1)
    slider.push(registry.add({ kind: 'range', art: base.art, tints, ground: otherGround }));
  const more = others.flatMap(({ scene, image }) => (NEW_VIEWS.has(scene) ? [] : [image]));
  return { image, slider, byColour, scenes: [...slider.slice(1), ...more].slice(0, others.length) };
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

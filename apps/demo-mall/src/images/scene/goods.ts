import { groundOf } from '../ground';
import type { GoodsScene, ImageRecipe } from '../recipe';
import { type Defs, rect } from '../svg';
import { fit, lie, makeThing, stand, type Thing } from '../thing';
import { type Arrangement, side } from './arrangement';
import { arch, plinth, sheet, sweep, tableTop, windowLight } from './backdrop';
import { boxed } from './boxed';
import { measured } from './measure';

type GoodsRecipe = Extract<ImageRecipe, { kind: 'goods' }>;

const SCENES: Record<GoodsScene, (set: Arrangement) => string> = {
  studio: ({ thing, ground, defs }) =>
    sweep(ground, defs) + stand(thing, { x: 500, base: 832, size: 680 }, defs),
  plinth: ({ thing, ground, defs }) =>
    sweep(ground, defs, 1000, 1000, 0.72) +
    plinth(ground, defs, 500, 752, Math.max(250, fit(thing, 600).width * 0.6), 120) +
    stand(thing, { x: 500, base: 770, size: 600 }, defs),
  arch: ({ thing, props, ground, defs, turn }) =>
    sweep(ground, defs, 1000, 1000, 0.72) +
    arch(ground, defs, 500 - turn * 60, 728, 560, 620) +
    beside(props[0], turn, defs) +
    stand(thing, { x: 500 - side(turn) * 40, base: 846, size: 630 }, defs),
  window: ({ thing, props, ground, defs, turn }) =>
    sweep(ground, defs) +
    windowLight() +
    beside(props[1], turn, defs) +
    stand(thing, { x: 500 - side(turn) * 50, base: 840, size: 640 }, defs),
  pair: ({ thing, ground, defs, turn }) =>
    sweep(ground, defs) +
    stand(
      thing,
      { x: 500 + side(turn) * 185, base: 740, size: 430, rotate: side(turn) * 3 },
      defs,
    ) +
    stand(thing, { x: 500 - side(turn) * 130, base: 830, size: 540 }, defs),
  set: ({ thing, ground, defs }) =>
    sweep(ground, defs, 1000, 1000, 0.6) +
    stand(thing, { x: 285, base: 700, size: 360 }, defs) +
    stand(thing, { x: 715, base: 700, size: 360 }, defs) +
    stand(thing, { x: 500, base: 850, size: 440 }, defs),
  close: ({ thing, ground, defs, turn }) =>
    sweep(ground, defs, 1000, 1000, 0.8) +
    stand(
      thing,
      { x: 500 + turn * 190, base: 1080 + Math.abs(turn) * 60, size: 1060, rotate: turn * 5 },
      defs,
    ),
  flat: ({ thing, props, ground, defs, turn }) =>
    tableTop(ground, defs, turn * 18) +
    props
      .map((prop, index) =>
        lie(
          prop,
          { x: index ? 150 : 850, base: index ? 830 : 180, size: 190, rotate: index ? 24 : -18 },
          defs,
        ),
      )
      .join('') +
    lie(thing, { x: 500, base: 500, size: 620, rotate: -side(turn) * 10 }, defs),
  lay: ({ thing, ground, defs, turn }) =>
    sheet(ground, defs) + lie(thing, { x: 500, base: 500, size: 720, rotate: turn * 7 }, defs),
  row: ({ thing, ground, defs, turn }) =>
    sheet(ground, defs) +
    lie(thing, { x: 300, base: 520 + turn * 60, size: 440, rotate: -8 }, defs) +
    lie(thing, { x: 700, base: 480 - turn * 60, size: 440, rotate: 8 }, defs),
  measure: measured,
  boxed,
};

/** Image of goods in a square of 1000. */
export async function goodsScene(recipe: GoodsRecipe, defs: Defs): Promise<string> {
  const [thing, ...props] = await Promise.all([
    makeThing(recipe.subject),
    ...recipe.props.map((art) => makeThing({ art })),
  ]);
  const turn = ((recipe.seed * 37) % 200) / 100 - 1;
  const scene = SCENES[recipe.scene];
  return (
    rect(0, 0, 1000, 1000, 0, '#fff') +
    scene({ thing, props, ground: groundOf(recipe.ground), defs, turn })
  );
}

/** A small prop at the edge of the scene. */
const beside = (prop: Thing | undefined, turn: number, defs: Defs) =>
  prop ? stand(prop, { x: 500 + side(turn) * 325, base: 772, size: 200 }, defs) : '';

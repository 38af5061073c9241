import { type Ground, quiet } from '../ground';
import { type GoodsScene, type ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { fit, makeThing } from '../thing';
import { type Arrangement, side } from './arrangement';
import { arch, plinth, sheet, sweep, windowLight } from './backdrop';
import { boxed } from './boxed';
import { detail } from './detail';

type GoodsRecipe = Extract<ImageRecipe, { kind: 'goods' }>;

const lay = ({ stage, thing, ground, turn }: Arrangement) => {
  stage.draw(sheet(ground, stage.defs));
  stage.lie(thing, { x: 500, base: 500, size: 720, rotate: turn * 4 });
};

const SCENES: Record<GoodsScene, (set: Arrangement) => void | Promise<void>> = {
  studio: ({ stage, thing, ground }) => {
    stage.draw(sweep(ground, stage.defs));
    stage.stand(thing, { x: 500, base: 838, size: 680 });
  },
  plinth: ({ stage, thing, ground }) => {
    const { defs } = stage;
    const radius = Math.max(260, fit(thing, 620).width * 0.62);
    stage.draw(sweep(ground, defs, 1000, 1000, 0.72) + plinth(ground, defs, 500, 790, radius, 70));
    stage.stand(thing, { x: 500, base: 806, size: 640 });
  },
  arch: ({ stage, thing, ground }) => {
    const { defs } = stage;
    stage.draw(sweep(ground, defs, 1000, 1000, 0.74) + arch(ground, defs, 500, 744, 620, 640));
    stage.stand(thing, { x: 500, base: 846, size: 660 });
  },
  window: ({ stage, thing, ground }) => {
    stage.draw(sweep(ground, stage.defs) + windowLight());
    stage.stand(thing, { x: 500, base: 842, size: 670 });
  },
  lay,
  flat: ({ stage, thing, ground, turn }) => {
    stage.draw(sheet(ground, stage.defs) + windowLight());
    stage.lie(thing, { x: 500, base: 500, size: 700, rotate: turn * 6 });
  },
  pair: ({ stage, thing, ground, turn }) => {
    stage.draw(sweep(ground, stage.defs));
    stage.stand(thing, { x: 500 + side(turn) * 190, base: 752, size: 440 });
    stage.stand(thing, { x: 500 - side(turn) * 130, base: 838, size: 540 });
  },
  set: ({ stage, thing, ground }) => {
    stage.draw(sweep(ground, stage.defs, 1000, 1000, 0.6));
    for (const [x, base, size] of [
      [280, 716, 380],
      [720, 716, 380],
      [500, 856, 460],
    ] as const)
      stage.stand(thing, { x, base, size });
  },
  row: ({ stage, thing, ground, turn }) => {
    stage.draw(sheet(ground, stage.defs));
    stage.lie(thing, { x: 290, base: 500 + turn * 60, size: 450, rotate: -6 });
    stage.lie(thing, { x: 710, base: 500 - turn * 60, size: 450, rotate: 6 });
  },
  close: detail,
  // Malls that were filled earlier name it, without sizes
  measure: lay,
  boxed,
};

/** Drawn from above, whatever the scene. */
const FLAT = /^(plate|rug|cards)\b/;
const STANDING: readonly GoodsScene[] = ['studio', 'plinth', 'arch', 'window'];

/** Image of goods in a square of 1000. */
export async function goodsScene(recipe: GoodsRecipe): Promise<Stage> {
  const stage = new Stage();
  const thing = await makeThing(recipe.subject);
  const turn = ((recipe.seed * 37) % 200) / 100 - 1;
  const lies = FLAT.test(recipe.subject.art) && STANDING.includes(recipe.scene);
  const ground: Ground = quiet(recipe.ground);
  await SCENES[lies ? 'lay' : recipe.scene]({ stage, thing, ground, turn });
  return stage;
}

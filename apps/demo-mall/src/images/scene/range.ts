import { quiet } from '../ground';
import type { ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { fit, makeThing } from '../thing';
import { sheet } from './backdrop';

type RangeRecipe = Extract<ImageRecipe, { kind: 'range' }>;

/** Centres and the side of a square for each, for two to four goods. */
const PLACES: Record<number, [side: number, ...centres: [number, number][]]> = {
  2: [430, [275, 500], [725, 500]],
  3: [400, [275, 290], [725, 290], [500, 720]],
  4: [380, [275, 280], [725, 280], [275, 720], [725, 720]],
};

/** The goods in their colours, from above. */
export async function rangeScene({ art, tints, ground }: RangeRecipe): Promise<Stage> {
  const stage = new Stage();
  stage.draw(sheet(quiet(ground), stage.defs));
  const shown = tints.slice(0, 4);
  const [side = 400, ...centres] = PLACES[shown.length] ?? [];
  for (const [index, tint] of shown.entries()) {
    const thing = await makeThing({ art, tint });
    const [x, base] = centres[index] ?? [500, 500];
    stage.lie(thing, { x, base, size: Math.max(fit(thing, side).width, fit(thing, side).height) });
  }
  return stage;
}

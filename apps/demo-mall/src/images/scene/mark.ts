import { lighter } from '../colour';
import { groundOf } from '../ground';
import type { ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { rect } from '../svg';
import { makeThing } from '../thing';

/** Icon of a shop or category, or an avatar: one subject on a plain ground. */
export async function markScene(recipe: Extract<ImageRecipe, { kind: 'mark' }>): Promise<Stage> {
  const stage = new Stage();
  const { floor, shape } = groundOf(recipe.ground);
  const light = stage.defs.radial(
    [
      [0, lighter(floor, 0.55)],
      [0.6, floor],
      [1, lighter(shape, 0.25)],
    ],
    [0.35, 0.28, 0.9],
  );
  stage.draw(rect(0, 0, 1000, 1000, 0, light));
  return stage.lie(await makeThing(recipe.subject), { x: 500, base: 500, size: 660 });
}

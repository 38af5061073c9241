import { lighter } from '../colour';
import { groundOf } from '../ground';
import type { ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { ellipse } from '../svg';
import { fit, makeThing } from '../thing';
import { arch, plinth, sheet, sweep, windowLight } from './backdrop';

type TileRecipe = Extract<ImageRecipe, { kind: 'tile' }>;

const SIZE = 620;
/** The centre of the goods; wide ones are further left, so that they fit a 6:5 crop. */
const MIDDLE = 1390;
const RIGHTMOST = 1640;

/**
 * A campaign tile of 2000 × 1000. Tiles are cropped vertically in wide layouts and horizontally in
 * narrow ones: the goods are always complete, and the left is empty for text.
 */
export async function tileScene(recipe: TileRecipe): Promise<Stage> {
  const stage = new Stage();
  const { defs } = stage;
  const ground = groundOf(recipe.ground);
  const thing = await makeThing(recipe.subject);
  const { width } = fit(thing, SIZE);
  const x = Math.min(MIDDLE, RIGHTMOST - width / 2);
  if (recipe.pose === 'lie') {
    const turn = ((recipe.seed * 37) % 12) - 6;
    stage.draw(
      sheet(ground, defs, 2000) +
        ellipse(x, 500, 400, 400, lighter(ground.shape, 0.5), 'opacity=".6"'),
    );
    return stage.lie(thing, { x, base: 500, size: SIZE + 40, rotate: turn });
  }
  stage.draw(sweep(ground, defs, 2000, 1000, 0.66));
  if (recipe.seed % 2) {
    stage.draw(windowLight() + arch(ground, defs, x, 690, 580, 600));
    return stage.stand(thing, { x, base: 800, size: SIZE });
  }
  const disc = defs.linear(
    [
      [0, lighter(ground.shape, 0.15)],
      [1, lighter(ground.shape, 0.6)],
    ],
    true,
  );
  stage.draw(
    ellipse(x, 440, 350, 350, disc) + plinth(ground, defs, x, 776, Math.max(230, width * 0.62), 60),
  );
  return stage.stand(thing, { x, base: 790, size: SIZE });
}

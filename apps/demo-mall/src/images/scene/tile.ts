import { lighter } from '../colour';
import { groundOf } from '../ground';
import type { ImageRecipe } from '../recipe';
import { type Defs, ellipse } from '../svg';
import { fit, lie, makeThing, stand, type Thing } from '../thing';
import { arch, plinth, sheet, sweep, windowLight } from './backdrop';

type TileRecipe = Extract<ImageRecipe, { kind: 'tile' }>;

const SIZE = 580;
/** The centre of the goods; wide ones are further left, so that they fit a 6:5 crop. */
const MIDDLE = 1390;
const RIGHTMOST = 1600;

/**
 * A campaign tile of 2000 × 1000. Tiles are cropped vertically in wide layouts and horizontally in
 * narrow ones: the goods are always complete, and the left is empty for text.
 */
export async function tileScene(recipe: TileRecipe, defs: Defs): Promise<string> {
  const ground = groundOf(recipe.ground);
  const [thing, ...props] = await Promise.all([
    makeThing(recipe.subject),
    ...recipe.props.map((art) => makeThing({ art })),
  ]);
  const { width } = fit(thing, SIZE);
  const x = Math.min(MIDDLE, RIGHTMOST - width / 2);
  const beside = (draw: typeof stand, base: number) =>
    props
      .slice(0, 1)
      .map((prop: Thing) => draw(prop, { x: 1800, base, size: 150 }, defs))
      .join('');
  if (recipe.pose === 'lie') {
    const turn = ((recipe.seed * 37) % 12) - 6;
    return (
      sheet(ground, defs, 2000, x) +
      beside(lie, 690) +
      lie(thing, { x, base: 500, size: SIZE + 60, rotate: turn }, defs)
    );
  }
  if (recipe.seed % 2) {
    return (
      sweep(ground, defs, 2000, 1000, 0.66) +
      windowLight() +
      arch(ground, defs, x, 690, 560, 590) +
      beside(stand, 745) +
      stand(thing, { x, base: 800, size: SIZE + 20 }, defs)
    );
  }
  return (
    sweep(ground, defs, 2000, 1000, 0.66) +
    ellipse(
      x,
      440,
      350,
      350,
      defs.linear(
        [
          [0, lighter(ground.shape, 0.15)],
          [1, lighter(ground.shape, 0.6)],
        ],
        true,
      ),
    ) +
    beside(stand, 745) +
    plinth(ground, defs, x, 758, Math.max(230, width * 0.62), 70) +
    stand(thing, { x, base: 772, size: SIZE }, defs)
  );
}

import { lighter } from '../colour';
import { groundOf } from '../ground';
import type { ImageRecipe } from '../recipe';
import { type Defs, ellipse, rect } from '../svg';
import { fit, makeThing } from '../thing';

/** Icon of a shop or category, or an avatar: one subject in a circle on a plain background. */
export async function markScene(
  recipe: Extract<ImageRecipe, { kind: 'mark' }>,
  defs: Defs,
): Promise<string> {
  const ground = groundOf(recipe.ground);
  const thing = await makeThing(recipe.subject);
  const { scale, width, height } = fit(thing, 600);
  return (
    rect(
      0,
      0,
      1000,
      1000,
      0,
      defs.linear(
        [
          [0, lighter(ground.floor, 0.2)],
          [1, ground.shape],
        ],
        true,
      ),
    ) +
    ellipse(500, 500, 410, 410, '#ffffff', 'opacity=".45"') +
    `<g transform="translate(${500 - width / 2} ${500 - height / 2}) scale(${scale})">${thing.draw(defs)}</g>`
  );
}

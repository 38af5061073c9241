import { lighter } from '../colour';
import { type Ground, groundOf } from '../ground';
import type { WideKind, WideRecipe } from '../recipe';
import { type Spot, Stage } from '../stage';
import { type Defs, ellipse, rect } from '../svg';
import { fit, makeThing, type Thing } from '../thing';
import { arch, fadingShadow, plinth, sweep } from './backdrop';
import { facadeScene } from './facade';

type Place = Spot & { block?: number };

/** What is behind the objects, and their places: the main one last, in front. */
interface Composition {
  back(ground: Ground, defs: Defs): string;
  places: Place[];
}

const disc = (ground: Ground, defs: Defs, x: number, y: number, r: number) =>
  ellipse(
    x,
    y,
    r,
    r,
    defs.linear(
      [
        [0, lighter(ground.shape, 0.1)],
        [1, lighter(ground.shape, 0.55)],
      ],
      true,
    ),
  ) +
  ellipse(
    x,
    y,
    r * 1.13,
    r * 1.13,
    'none',
    `stroke="${lighter(ground.shape, 0.45)}" stroke-width="4" opacity=".8"`,
  );

const COMPOSITIONS: Record<Exclude<WideKind, 'facade'>, Composition> = {
  // The left 45 % are for text
  banner: {
    back: (ground, defs) =>
      sweep(ground, defs, 2500, 1000, 0.68) + disc(ground, defs, 1840, 430, 400),
    places: [
      { x: 1470, base: 670, size: 310, block: 150 },
      { x: 2220, base: 690, size: 330, block: 120 },
      { x: 1560, base: 890, size: 290 },
      { x: 2130, base: 900, size: 290 },
      { x: 1840, base: 770, size: 520, block: 90 },
    ],
  },
  // All goods within the 16:9 at its end that a phone shows
  band: {
    back: (ground, defs) =>
      sweep(ground, defs, 3200, 700, 0.7) + disc(ground, defs, 2570, 330, 300),
    places: [
      { x: 2330, base: 520, size: 280, block: 60 },
      { x: 2810, base: 520, size: 280, block: 60 },
      { x: 2130, base: 620, size: 290 },
      { x: 3020, base: 620, size: 290 },
      { x: 2570, base: 610, size: 460, block: 50 },
    ],
  },
  strip: {
    back: (ground, defs) =>
      rect(
        0,
        0,
        5000,
        500,
        0,
        defs.linear([
          [0, ground.wall],
          [0.4, ground.wall],
          [1, ground.floor],
        ]),
      ) + ellipse(3800, 600, 760, 540, lighter(ground.shape, 0.45), 'opacity=".75"'),
    places: [
      { x: 3010, base: 440, size: 280 },
      { x: 3400, base: 445, size: 310 },
      { x: 4590, base: 440, size: 280 },
      { x: 4200, base: 445, size: 310 },
      { x: 3800, base: 452, size: 380 },
    ],
  },
  tall: {
    back: (ground, defs) =>
      sweep(ground, defs, 1000, 1600, 0.62) + arch(ground, defs, 510, 1010, 640, 860),
    places: [
      { x: 260, base: 900, size: 310, block: 190 },
      { x: 770, base: 1000, size: 330, block: 120 },
      { x: 250, base: 1390, size: 340 },
      { x: 770, base: 1410, size: 320 },
      { x: 510, base: 1180, size: 520, block: 120 },
    ],
  },
  // A niche with three boards; its top is empty
  pillar: {
    back: (ground, defs) =>
      sweep(ground, defs, 1000, 3200, 0.9) +
      arch(ground, defs, 500, 3060, 840, 2440) +
      [1480, 2200, 2920].map((y) => boardAt(y, ground, defs)).join(''),
    places: [
      { x: 320, base: 2200, size: 340 },
      { x: 680, base: 2200, size: 340 },
      { x: 320, base: 2920, size: 340 },
      { x: 680, base: 2920, size: 340 },
      { x: 500, base: 1480, size: 520 },
    ],
  },
};

function boardAt(y: number, ground: Ground, defs: Defs): string {
  const under = fadingShadow(defs, 0.2);
  return (
    rect(80, y + 20, 840, 90, 0, under) +
    rect(80, y - 14, 840, 24, 3, lighter(ground.shape, 0.6)) +
    rect(80, y + 6, 840, 30, 3, lighter(ground.shape, 0.15))
  );
}

/** Several goods in a picture made for its place. */
export async function wideScene(recipe: WideRecipe): Promise<Stage> {
  const stage = new Stage();
  const ground = groundOf(recipe.ground);
  const things = await Promise.all(recipe.subjects.map(makeThing));
  if (recipe.kind === 'facade') return facadeScene(stage, ground, things);
  const { back, places } = COMPOSITIONS[recipe.kind];
  stage.draw(back(ground, stage.defs));
  for (const { place, thing } of arranged(things, places)) {
    const { x, base, size, block } = place;
    const radius = Math.max(size * 0.46, fit(thing, size).width * 0.56);
    if (block) stage.draw(plinth(ground, stage.defs, x, base - 12, radius, block));
    stage.stand(thing, place);
  }
  return stage;
}

/** The first object takes the main place, the others those behind and beside it; from back to front. */
function arranged([leading, ...others]: Thing[], places: Place[]) {
  const things = [...others.slice(0, places.length - 1)];
  return places
    .flatMap((place, index) => {
      const thing = index === places.length - 1 ? leading : things[index];
      return thing ? [{ place, thing }] : [];
    })
    .sort((a, b) => a.place.base - b.place.base);
}

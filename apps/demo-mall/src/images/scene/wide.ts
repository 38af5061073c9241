import { lighter } from '../colour';
import { groundOf } from '../ground';
import type { ImageRecipe } from '../recipe';
import { type Defs, ellipse, rect } from '../svg';
import { makeThing, stand, type Thing } from '../thing';
import { arch, plinth, sweep } from './backdrop';

type WideRecipe = Extract<ImageRecipe, { kind: 'banner' | 'strip' | 'tall' }>;

/** Positions of the objects, the main one last, in front. */
type Spots = { x: number; base: number; size: number; block?: number }[];

const BANNER: Spots = [
  { x: 1450, base: 640, size: 300, block: 150 },
  { x: 2250, base: 700, size: 330, block: 90 },
  { x: 1610, base: 880, size: 300 },
  { x: 2060, base: 900, size: 290 },
  { x: 1840, base: 750, size: 520, block: 90 },
];
const TALL: Spots = [
  { x: 260, base: 900, size: 300, block: 190 },
  { x: 770, base: 1000, size: 330, block: 120 },
  { x: 250, base: 1360, size: 330 },
  { x: 780, base: 1390, size: 310 },
  { x: 510, base: 1160, size: 520, block: 120 },
];
const STRIP: Spots = [
  { x: 2900, base: 430, size: 260 },
  { x: 3350, base: 440, size: 280 },
  { x: 4650, base: 430, size: 260 },
  { x: 4240, base: 440, size: 300 },
  { x: 3800, base: 450, size: 380 },
];

/** A wide campaign image (the left 45 % are empty for text), a thin strip, or a tall one. */
export async function wideScene(recipe: WideRecipe, defs: Defs): Promise<string> {
  const ground = groundOf(recipe.ground);
  const subjects = await Promise.all(recipe.subjects.map(makeThing));
  const place = (spots: Spots) =>
    arrange(
      subjects,
      spots,
      (spot, thing) =>
        (spot.block
          ? plinth(ground, defs, spot.x, spot.base - 8, spot.size * 0.46, spot.block)
          : '') + stand(thing, spot, defs),
    );
  if (recipe.kind === 'tall') {
    return (
      sweep(ground, defs, 1000, 1600, 0.62) + arch(ground, defs, 510, 1010, 640, 860) + place(TALL)
    );
  }
  if (recipe.kind === 'strip') {
    const disc = lighter(ground.shape, 0.35);
    return (
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
      ) +
      ellipse(3800, 560, 720, 520, disc, 'opacity=".75"') +
      ellipse(3800, 600, 520, 480, lighter(ground.shape, 0.6), 'opacity=".7"') +
      place(STRIP)
    );
  }
  return (
    sweep(ground, defs, 2500, 1000, 0.68) +
    ellipse(
      1840,
      430,
      400,
      400,
      defs.linear(
        [
          [0, lighter(ground.shape, 0.1)],
          [1, lighter(ground.shape, 0.55)],
        ],
        true,
      ),
    ) +
    ellipse(
      1840,
      430,
      455,
      455,
      'none',
      `stroke="${lighter(ground.shape, 0.45)}" stroke-width="4" opacity=".8"`,
    ) +
    place(BANNER)
  );
}

/** The first object takes the main position, the others those behind and beside it. */
function arrange(
  subjects: Thing[],
  spots: Spots,
  draw: (spot: Spots[number], thing: Thing) => string,
): string {
  const [leading, ...others] = subjects;
  const leadingSpot = spots.at(-1);
  const around = spots.slice(0, -1).map((spot, index) => {
    const thing = others[index];
    return { ...spot, svg: thing ? draw(spot, thing) : '' };
  });
  if (leading && leadingSpot) around.push({ ...leadingSpot, svg: draw(leadingSpot, leading) });
  return around
    .sort((a, b) => a.base - b.base)
    .map(({ svg }) => svg)
    .join('');
}

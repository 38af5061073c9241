import { quiet } from '../ground';
import type { ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { fit, makeThing, type Thing } from '../thing';
import type { Setting } from './setting/setting';
import { SETTINGS } from './setting/settings';

type UseRecipe = Extract<ImageRecipe, { kind: 'use' }>;

/** A low object may be wider than the setting's size, up to this. */
const WIDEST = 1.12;

/** The goods where they are used. */
export async function settingScene(recipe: UseRecipe): Promise<Stage> {
  const stage = new Stage();
  const setting: Setting = SETTINGS[recipe.setting];
  const thing = await makeThing(recipe.subject);
  setting.back(stage, quiet(recipe.ground));
  if (recipe.setting === 'rail') return onRail(stage, recipe);
  const size = setting.size * (thing.width > thing.height * 1.3 ? WIDEST : 1);
  for (const [index, entry] of recipe.beside.entries()) {
    const [art = '', share = '0.4'] = entry.split('@');
    const [name = '', tint] = art.split(' ');
    const place = setting.beside[index];
    const spot = place && { ...place, size: size * Number(share) };
    if (spot) put(stage, setting, await makeThing({ art: name, tint }), spot);
  }
  const { x, base } = setting.main;
  const { height } = fit(thing, size);
  // what hangs on a peg begins there
  put(stage, setting, thing, {
    x,
    base: recipe.setting === 'pegs' ? PEG + height / 2 : base,
    size,
  });
  setting.front?.(stage);
  return stage;
}

const put = (
  stage: Stage,
  { pose }: Setting,
  thing: Thing,
  spot: { x: number; base: number; size: number },
) =>
  pose === 'stand'
    ? stage.stand(thing, spot)
    : pose === 'lie'
      ? stage.lie(thing, spot)
      : stage.hang(thing, spot);

/** Lower edge of a peg. */
const PEG = 196;

const RAIL = 150;
const PLACES = [
  { x: 205, size: 400 },
  { x: 795, size: 400 },
  { x: 500, size: 480 },
];

/** Garments on hangers: the goods, and behind them the same in other colours. */
async function onRail(stage: Stage, { subject, tints }: UseRecipe): Promise<Stage> {
  const others = tints.filter((tint) => tint !== subject.tint);
  for (const { x, size } of PLACES) {
    const tint = x === 500 ? subject.tint : (others.shift() ?? subject.tint);
    const thing = await makeThing({ ...subject, tint });
    const { height } = fit(thing, size);
    const shoulders = RAIL + 112;
    stage.draw(
      `<path d="M${x} ${shoulders + 20}V${RAIL + 62}q26 -12 26 -36a26 26 0 0 0 -52 0" fill="none" stroke="#8d8780" stroke-width="8" stroke-linecap="round"/>` +
        `<path d="M${x - size * 0.3} ${shoulders + 54}Q${x} ${shoulders - 30} ${x + size * 0.3} ${shoulders + 54}" fill="none" stroke="#b48a5c" stroke-width="18" stroke-linecap="round"/>`,
    );
    stage.hang(thing, { x, base: shoulders + height / 2, size });
  }
  return stage;
}

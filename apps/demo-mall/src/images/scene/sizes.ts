import { darker } from '../colour';
import { quiet } from '../ground';
import type { ImageRecipe } from '../recipe';
import { Stage } from '../stage';
import { fit, makeThing, type Thing } from '../thing';
import { sweep } from './backdrop';
import { amount, amountWidth } from './glyphs';

type SizesRecipe = Extract<ImageRecipe, { kind: 'sizes' }>;

const HIGHEST = 600;
const WIDEST = 920;
const TEXT = 46;
/** Height of what is below the goods: a line and the text. */
const BELOW = 140;

/** Factors to the base unit of their kind. */
const UNITS: Record<string, number> = { mm: 0.1, cm: 1, m: 100, ml: 1, L: 1000, g: 1, kg: 1000 };

/** The length or amount that a size names: the larger one of `80 × 150 cm`. */
export function amountOf(size: string): number {
  const [numbers = '', unit = ''] = size.split(/\s+(?=[a-zA-Z]+$)/);
  const values = numbers.split('×').map((text) => Number(text.replace(',', '.')));
  return Math.max(...values) * (UNITS[unit] ?? Number.NaN);
}

/** The goods in their sizes to one scale, with lines that measure them. */
export async function sizesScene(recipe: SizesRecipe): Promise<Stage> {
  const { axis, sizes } = recipe;
  const stage = new Stage();
  const ground = quiet(recipe.ground);
  const thing = await makeThing(recipe.subject);
  const upright =
    axis === 'both' || axis === 'height' || (axis === 'longer' && thing.height > thing.width);
  const level = axis === 'both' || (axis !== 'amount' && !upright);
  // an upright line stands at the left of its goods
  const gap = upright ? 120 : 70;
  const boxes = boxesOf(thing, recipe, gap);
  const highest = Math.max(...boxes.map(({ height }) => height));
  const base = 500 + (highest - BELOW) / 2;
  const whole = boxes.reduce((sum, { width }) => sum + width, gap * (boxes.length - 1));
  const ink = darker(ground.shape, 0.62);
  const lines: string[] = [];
  let left = 500 - whole / 2 + (upright ? 30 : 0);
  stage.draw(sweep(ground, stage.defs, 1000, 1000, 0.6));
  boxes.forEach(({ width, height }, index) => {
    const text = sizes[index] ?? '';
    const x = left + width / 2;
    const letters = Math.min(TEXT, (TEXT * (width + gap - 24)) / amountWidth(text, TEXT));
    stage.stand(thing, { x, base, size: Math.max(width, height) });
    if (upright) lines.push(line(left - 34, base - height, left - 34, base, ink));
    if (level) lines.push(line(left, base + 56, left + width, base + 56, ink));
    lines.push(amount(text, x, base + BELOW - 24, letters, ink));
    left += width + gap;
  });
  return stage.draw(lines.join(''));
}

/** The boxes of the goods, to scale with each other and as large as there is room. */
function boxesOf(thing: Thing, { axis, sizes }: SizesRecipe, gap: number) {
  const amounts = sizes.map(amountOf);
  const largest = Math.max(...amounts);
  const scales = amounts.map((one) =>
    axis === 'amount' ? Math.cbrt(one / largest) : one / largest,
  );
  const { width, height } = fit(thing, HIGHEST);
  const all = scales.reduce((sum, scale) => sum + scale, 0) * width;
  const room = Math.min(1, (WIDEST - gap * sizes.length) / all);
  return scales.map((scale) => ({ width: width * scale * room, height: height * scale * room }));
}

/** A dimension line with its ends. */
function line(x1: number, y1: number, x2: number, y2: number, ink: string): string {
  const [dx, dy] = x1 === x2 ? [14, 0] : [0, 14];
  return `<path d="M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;
}

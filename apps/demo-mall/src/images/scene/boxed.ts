import { darker, lighter } from '../colour';
import type { Ground } from '../ground';
import { type Defs, rect } from '../svg';
import { type Arrangement, side } from './arrangement';
import { sweep } from './backdrop';

/** The goods in front of their box. */
export function boxed({ stage, thing, ground, turn }: Arrangement): void {
  const left = side(turn) < 0;
  const x = left ? 430 : 130;
  stage.draw(sweep(ground, stage.defs) + box(ground, stage.defs, x));
  stage.hang(thing, { x: x + 180, base: 520, size: 190 });
  stage.stand(thing, { x: left ? 330 : 660, base: 850, size: 470 });
}

function box(ground: Ground, defs: Defs, x: number): string {
  const tone = ground.shape;
  const front = defs.linear([
    [0, lighter(tone, 0.32)],
    [1, tone],
  ]);
  const flank = defs.linear([
    [0, darker(tone, 0.2)],
    [1, darker(tone, 0.1)],
  ]);
  const shadow = defs.radial([
    [0, '#4a3a34', 0.34],
    [1, '#4a3a34', 0],
  ]);
  return (
    `<ellipse cx="${x + 260}" cy="768" rx="330" ry="48" fill="${shadow}"/>` +
    `<path d="M${x + 360} 330 l90 -46 v420 l-90 66 Z" fill="${flank}"/>` +
    `<path d="M${x} 330 l96 -46 h354 l-90 46 Z" fill="${lighter(tone, 0.55)}"/>` +
    rect(x, 330, 360, 440, 6, front) +
    rect(x + 60, 400, 240, 240, 120, '#ffffff', 'opacity=".62"')
  );
}

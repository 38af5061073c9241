import { darker, lighter, mix } from '../../colour';
import type { Ground } from '../../ground';
import type { Stage } from '../../stage';
import { ellipse, rect } from '../../svg';
import { fadingShadow } from '../backdrop';
import { type Setting, WOOD } from './setting';
import { grain, panes, tiles, top, wall } from './surfaces';

const surface = { pose: 'stand' as const, main: { x: 480, base: 858 }, size: 560 };
const beside = [
  { x: 795, base: 782 },
  { x: 175, base: 770 },
];

export const counter: Setting = {
  ...surface,
  beside,
  back: (stage, { wall: colour, shape }) => {
    const tile = mix(colour, shape, 0.3);
    stage.draw(wall(stage.defs, tile) + tiles(tile, 166, 83, 670));
    stage.draw(
      rect(
        0,
        620,
        1000,
        50,
        0,
        stage.defs.linear(
          [
            [0, '#3f322c', 0],
            [1, '#3f322c', 0.16],
          ],
          true,
        ),
      ),
    );
    stage.draw(top(stage.defs, 670, WOOD.mid, WOOD.light) + grain(670));
  },
};

export const table: Setting = {
  ...surface,
  beside,
  back: (stage, ground) => {
    stage.draw(wall(stage.defs, ground.floor) + panes());
    stage.draw(top(stage.defs, 650, WOOD.mid, lighter(WOOD.light, 0.2)) + grain(650));
  },
};

export const desk: Setting = {
  ...surface,
  beside,
  back: (stage, ground) => {
    stage.draw(wall(stage.defs, ground.floor) + panes());
    stage.draw(top(stage.defs, 650, darker(ground.wall, 0.05), lighter(ground.wall, 0.6)));
    stage.draw(rect(0, 960, 1000, 40, 0, mix(ground.shape, WOOD.mid, 0.4)));
  },
};

export const shelf: Setting = {
  pose: 'stand',
  main: { x: 480, base: 742 },
  size: 520,
  beside: [
    { x: 810, base: 736 },
    { x: 165, base: 736 },
  ],
  back: (stage, ground) => {
    stage.draw(wall(stage.defs, ground.floor) + panes());
    const under = fadingShadow(stage.defs, 0.28);
    stage.draw(rect(40, 790, 920, 90, 0, under));
    stage.draw(
      rect(30, 722, 940, 40, 3, lighter(WOOD.light, 0.15)) + rect(30, 752, 940, 40, 3, WOOD.mid),
    );
    stage.draw(rect(30, 722, 940, 3, 1, '#fff', 'opacity=".6"'));
  },
};

export const bath: Setting = {
  ...surface,
  beside,
  back: (stage, { floor, shape }) => {
    const tile = mix(floor, shape, 0.35);
    stage.draw(wall(stage.defs, tile) + tiles(tile, 100, 100, 660));
    stage.draw(top(stage.defs, 660, '#e3e0dc', '#f8f6f3'));
    stage.draw(
      '<path d="M0 780Q240 730 420 800T820 760 1000 800M120 960Q400 880 640 940T1000 900" fill="none" stroke="#c9c3bc" stroke-width="5" opacity=".4"/>',
    );
  },
};

/** A wall with a skirting board, and a floor of planks. */
export const room: Setting = {
  pose: 'stand',
  main: { x: 490, base: 850 },
  size: 600,
  beside: [
    { x: 810, base: 752 },
    { x: 150, base: 752 },
  ],
  back: (stage, ground) => {
    stage.draw(wall(stage.defs, ground.floor) + panes() + floor(stage, ground));
  },
};

function floor({ defs }: Stage, ground: Ground): string {
  const seams = [-900, -420, -60, 240, 500, 760, 1060, 1420, 1900]
    .map((x) => `M${500 + (x - 500) * 0.42} 690L${x} 1000`)
    .join('');
  return (
    top(defs, 690, WOOD.dark, WOOD.light) +
    `<path d="${seams}" stroke="${WOOD.line}" stroke-width="3" opacity=".35"/>` +
    rect(0, 640, 1000, 50, 0, lighter(ground.wall, 0.5)) +
    rect(0, 686, 1000, 6, 0, '#3f322c', 'opacity=".25"')
  );
}

export const playroom: Setting = {
  ...room,
  size: 520,
  main: { x: 490, base: 858 },
  back: (stage, ground) => {
    room.back(stage, ground);
    const rug = mix(ground.shape, '#ffffff', 0.25);
    stage.draw(
      ellipse(500, 872, 470, 112, darker(rug, 0.12)) +
        ellipse(500, 866, 470, 110, rug) +
        ellipse(500, 866, 410, 92, 'none', `stroke="${lighter(rug, 0.55)}" stroke-width="10"`),
    );
    const block = (x: number, y: number, colour: string) =>
      rect(x, y, 92, 92, 10, colour) +
      rect(x + 14, y + 14, 64, 64, 6, lighter(colour, 0.28)) +
      rect(x, y, 92, 8, 4, '#fff', 'opacity=".4"');
    stage.draw(
      ellipse(162, 792, 130, 16, '#3f322c', 'opacity=".16"') +
        block(60, 698, '#d9a441') +
        block(156, 698, '#6f9a78') +
        block(108, 606, '#c8604c'),
    );
  },
};

/** A seat with a back, for what lies on a sofa. */
export const sofa: Setting = {
  pose: 'stand',
  main: { x: 540, base: 800 },
  size: 440,
  beside: [],
  back: (stage, ground) => {
    const cloth = mix(ground.shape, '#4f5a63', 0.62);
    const soft = stage.defs.linear(
      [
        [0, lighter(cloth, 0.25)],
        [1, darker(cloth, 0.12)],
      ],
      true,
    );
    stage.draw(wall(stage.defs, ground.floor) + panes());
    stage.draw(
      rect(60, 330, 1100, 480, 70, soft) +
        rect(610, 350, 4, 420, 2, darker(cloth, 0.35), 'opacity=".5"') +
        rect(
          -40,
          770,
          1200,
          300,
          50,
          stage.defs.linear(
            [
              [0, lighter(cloth, 0.3)],
              [1, cloth],
            ],
            true,
          ),
        ) +
        rect(-60, 510, 190, 520, 80, soft) +
        rect(130, 770, 900, 5, 2, darker(cloth, 0.4), 'opacity=".35"'),
    );
  },
};

/** A bench in a hall, for bags and what is taken along. */
export const bench: Setting = {
  pose: 'stand',
  main: { x: 500, base: 742 },
  size: 500,
  beside: [{ x: 850, base: 736 }],
  back: (stage, ground) => {
    room.back(stage, ground);
    const leg = (x: number) => rect(x, 770, 44, 170, 4, WOOD.dark);
    stage.draw(
      ellipse(500, 944, 460, 26, '#3f322c', 'opacity=".2"') +
        leg(110) +
        leg(846) +
        rect(50, 724, 900, 34, 4, lighter(WOOD.light, 0.15)) +
        rect(50, 752, 900, 34, 4, WOOD.mid),
    );
  },
};

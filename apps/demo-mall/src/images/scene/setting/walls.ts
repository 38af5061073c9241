import { darker, lighter, mix } from '../../colour';
import type { Ground } from '../../ground';
import { type Defs, ellipse, rect } from '../../svg';
import { fadingShadow } from '../backdrop';
import { room } from './indoors';
import { type Setting, WOOD } from './setting';

/** A wall that goes over to the colour of shapes. */
const tintedWall = (defs: Defs, ground: Ground, share: number) =>
  rect(
    0,
    0,
    1000,
    1000,
    0,
    defs.radial(
      [
        [0, lighter(ground.floor, 0.45)],
        [1, mix(ground.floor, ground.shape, share)],
      ],
      [0.3, 0.2, 1],
    ),
  );

/** A picture, mirror or clock on the wall, above a narrow table. */
export const gallery: Setting = {
  pose: 'hang',
  main: { x: 500, base: 352 },
  size: 520,
  beside: [
    { x: 770, base: 806 },
    { x: 240, base: 806 },
  ],
  back: (stage, ground) => {
    stage.draw(tintedWall(stage.defs, ground, 0.4));
    const under = fadingShadow(stage.defs, 0.26);
    stage.draw(
      rect(70, 838, 860, 90, 0, under) +
        rect(50, 796, 900, 24, 3, lighter(WOOD.light, 0.15)) +
        rect(50, 814, 900, 32, 3, WOOD.mid) +
        rect(110, 846, 40, 154, 0, WOOD.dark) +
        rect(850, 846, 40, 154, 0, WOOD.dark),
    );
  },
};

/** A row of wooden pegs. */
export const pegs: Setting = {
  pose: 'hang',
  main: { x: 500, base: 570 },
  size: 560,
  beside: [],
  back: (stage, ground) => {
    stage.draw(
      tintedWall(stage.defs, ground, 0.35) +
        rect(0, 236, 1000, 26, 0, '#3f322c', 'opacity=".14"') +
        rect(
          0,
          170,
          1000,
          74,
          4,
          stage.defs.linear(
            [
              [0, lighter(WOOD.light, 0.2)],
              [1, WOOD.mid],
            ],
            true,
          ),
        ) +
        [120, 500, 880]
          .map(
            (x) =>
              ellipse(x + 6, 218, 26, 26, '#3f322c', 'opacity=".2"') +
              ellipse(x, 208, 25, 25, WOOD.dark) +
              ellipse(x - 4, 203, 19, 19, lighter(WOOD.light, 0.1)),
          )
          .join(''),
    );
  },
};

/** A clothes rail; the hangers are drawn with the goods. */
export const rail: Setting = {
  pose: 'hang',
  main: { x: 500, base: 560 },
  size: 560,
  beside: [],
  back: (stage, ground) => {
    room.back(stage, ground);
    const metal = stage.defs.linear(
      [
        [0, '#f4f2ef'],
        [0.4, '#b9b4ad'],
        [1, '#8d8780'],
      ],
      true,
    );
    stage.draw(
      rect(0, 158, 1000, 22, 4, '#3f322c', 'opacity=".1"') + rect(0, 140, 1000, 22, 11, metal),
    );
  },
};

/** Dusk, with a lamp or candle that is on. */
export const night: Setting = {
  pose: 'stand',
  main: { x: 480, base: 800 },
  size: 560,
  beside: [
    { x: 800, base: 790 },
    { x: 170, base: 790 },
  ],
  back: (stage, ground) => {
    stage.shade = '#140d0b';
    const dusk = mix(darker(ground.shape, 0.6), '#3a2f3c', 0.45);
    stage.draw(
      rect(
        0,
        0,
        1000,
        1000,
        0,
        stage.defs.radial(
          [
            [0, mix(dusk, '#f3c98a', 0.62)],
            [0.45, mix(dusk, '#c98e58', 0.3)],
            [1, darker(dusk, 0.3)],
          ],
          [0.48, 0.42, 0.75],
        ),
      ) +
        rect(
          0,
          772,
          1000,
          228,
          0,
          stage.defs.radial(
            [
              [0, '#b98a5c'],
              [0.5, '#8a6244'],
              [1, '#4c3a31'],
            ],
            [0.48, 0.1, 0.8],
          ),
        ) +
        rect(0, 772, 1000, 3, 0, '#ffe2b4', 'opacity=".4"'),
    );
  },
  front: (stage) => {
    const glow = stage.defs.radial([
      [0, '#ffdf9e', 0.5],
      [0.5, '#ffcf85', 0.16],
      [1, '#ffcf85', 0],
    ]);
    stage.draw(ellipse(480, 400, 460, 430, glow));
  },
};

/** A stage with a spotlight. */
export const stageLight: Setting = {
  pose: 'stand',
  main: { x: 500, base: 850 },
  size: 640,
  beside: [],
  back: (stage, ground) => {
    stage.shade = '#140d0b';
    const dark = mix(darker(ground.shape, 0.7), '#4a2f33', 0.5);
    const fold = stage.defs.linear([
      [0, '#000', 0.22],
      [0.5, '#fff', 0.05],
      [1, '#000', 0.22],
    ]);
    stage.draw(
      rect(0, 0, 1000, 1000, 0, dark) +
        [0, 1, 2, 3, 4, 5, 6, 7].map((at) => rect(at * 125, 0, 125, 760, 0, fold)).join('') +
        `<path d="M340 0H660L960 860H40Z" fill="${stage.defs.linear(
          [
            [0, '#fff3d6', 0.32],
            [1, '#fff3d6', 0.04],
          ],
          true,
        )}"/>` +
        rect(
          0,
          760,
          1000,
          240,
          0,
          stage.defs.linear(
            [
              [0, '#5c4033'],
              [1, '#8a6248'],
            ],
            true,
          ),
        ) +
        ellipse(500, 858, 430, 84, '#ffe9bd', 'opacity=".32"') +
        ellipse(500, 858, 350, 62, '#ffefcf', 'opacity=".3"'),
    );
  },
};

import { darker, lighter, mix } from '../../colour';
import { ellipse, rect } from '../../svg';
import { sheet } from '../backdrop';
import { type Setting, WOOD } from './setting';

const lying = {
  pose: 'lie' as const,
  main: { x: 500, base: 500 },
  beside: [
    { x: 840, base: 205 },
    { x: 165, base: 800 },
  ],
};

/** A wooden board on a cloth. */
export const board: Setting = {
  ...lying,
  size: 470,
  back: (stage, ground) => {
    const { defs } = stage;
    const wood = defs.linear([
      [0, lighter(WOOD.light, 0.15)],
      [0.5, WOOD.mid],
      [1, WOOD.light],
    ]);
    const lines = [290, 370, 462, 556, 640, 716]
      .map((y, at) => `M160 ${y}Q500 ${y + (at % 2 ? 14 : -12)} 840 ${y}`)
      .join('');
    stage.draw(
      sheet(ground, defs) +
        `<g transform="rotate(-7 500 500)">${rect(146, 226, 724, 574, 60, '#3f322c', 'opacity=".2"')}${rect(138, 210, 724, 574, 60, WOOD.dark)}${rect(138, 202, 724, 572, 60, wood)}` +
        `<path d="${lines}" stroke="${WOOD.line}" stroke-width="3" fill="none" opacity=".25"/>${ellipse(800, 262, 22, 22, darker(WOOD.dark, 0.3))}</g>`,
    );
  },
};

/** A set place: a cloth with a seam. */
export const cloth: Setting = {
  ...lying,
  size: 600,
  beside: [
    { x: 884, base: 500 },
    { x: 105, base: 500 },
  ],
  back: (stage, ground) => {
    const { defs } = stage;
    const linen = mix(ground.floor, ground.shape, 0.5);
    const threads = Array.from({ length: 24 }, (_, at) => `M${at * 42} 0V1000M0 ${at * 42}H1000`);
    stage.draw(
      rect(
        0,
        0,
        1000,
        1000,
        0,
        defs.radial(
          [
            [0, lighter(linen, 0.4)],
            [1, linen],
          ],
          [0.3, 0.25, 0.95],
        ),
      ) + `<path d="${threads.join('')}" stroke="#fff" stroke-width="2" opacity=".18"/>`,
    );
  },
};

/** A round tray for jewellery, glasses and watches. */
export const tray: Setting = {
  ...lying,
  size: 430,
  back: (stage, ground) => {
    const { defs } = stage;
    const dish = mix(ground.shape, '#fbf8f3', 0.55);
    stage.draw(
      sheet(ground, defs) +
        ellipse(
          516,
          528,
          392,
          392,
          defs.radial([
            [0.8, '#3f322c', 0.28],
            [1, '#3f322c', 0],
          ]),
        ) +
        ellipse(500, 500, 370, 370, darker(dish, 0.08)) +
        ellipse(500, 500, 362, 362, lighter(dish, 0.4)) +
        ellipse(500, 504, 322, 322, darker(dish, 0.1)) +
        ellipse(
          500,
          508,
          318,
          318,
          defs.radial(
            [
              [0, lighter(dish, 0.3)],
              [1, dish],
            ],
            [0.35, 0.3, 0.8],
          ),
        ),
    );
  },
};

/** A page that was written or drawn on. */
export const page: Setting = {
  ...lying,
  main: { x: 560, base: 470 },
  size: 560,
  beside: [{ x: 180, base: 190 }],
  back: (stage, ground) => {
    const { defs } = stage;
    const lines = [190, 270, 350, 430, 510, 590, 670, 750, 830]
      .map((y) => `M200 ${y}H800`)
      .join('');
    stage.draw(
      rect(
        0,
        0,
        1000,
        1000,
        0,
        defs.linear(
          [
            [0, WOOD.light],
            [1, WOOD.mid],
          ],
          true,
        ),
      ) +
        `<g transform="rotate(5 500 500)">${rect(146, 72, 724, 900, 8, '#3f322c', 'opacity=".2"')}${rect(138, 60, 724, 900, 8, lighter(ground.wall, 0.75))}` +
        `<path d="${lines}" stroke="${ground.shape}" stroke-width="3" opacity=".7"/>` +
        `<path d="M220 742c60 -70 96 -70 92 -10s26 52 66 4 62 -36 58 6 44 30 88 -6 70 -10 96 4" fill="none" stroke="#3d4b66" stroke-width="9" stroke-linecap="round" opacity=".85"/></g>`,
    );
  },
};

/** Floorboards. */
export const planks: Setting = {
  ...lying,
  size: 720,
  back: (stage) => {
    const { defs } = stage;
    const plank = (at: number) =>
      rect(0, at * 125, 1000, 125, 0, at % 2 ? WOOD.light : mix(WOOD.light, WOOD.mid, 0.45)) +
      rect(0, at * 125, 1000, 3, 0, WOOD.line, 'opacity=".35"') +
      rect((at * 370 + 160) % 1000, at * 125, 3, 125, 0, WOOD.line, 'opacity=".35"');
    stage.draw(
      [0, 1, 2, 3, 4, 5, 6, 7].map(plank).join('') +
        rect(
          0,
          0,
          1000,
          1000,
          0,
          defs.radial(
            [
              [0, '#fff', 0.45],
              [1, '#fff', 0],
            ],
            [0.25, 0.2, 0.9],
          ),
        ),
    );
  },
};

/** Mown grass. */
export const turf: Setting = {
  ...lying,
  size: 660,
  back: (stage) => {
    const { defs } = stage;
    stage.shade = '#2c3a1e';
    const blades = Array.from({ length: 90 }, (_, at) => {
      const [x, y] = [(at * 137) % 1000, (at * 211) % 1000];
      return `M${x} ${y}l${(at % 5) * 3 - 6} -26`;
    });
    stage.draw(
      [0, 1, 2, 3, 4]
        .map((at) => rect(at * 200, 0, 200, 1000, 0, at % 2 ? '#a3be83' : '#97b577'))
        .join('') +
        `<path d="${blades.join('')}" stroke="#84a463" stroke-width="5" stroke-linecap="round" opacity=".6"/>` +
        rect(
          0,
          0,
          1000,
          1000,
          0,
          defs.radial(
            [
              [0, '#fff', 0.4],
              [1, '#fff', 0],
            ],
            [0.25, 0.2, 0.9],
          ),
        ),
    );
  },
};

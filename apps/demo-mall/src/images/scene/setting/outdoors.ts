import type { Stage } from '../../stage';
import { ellipse, rect } from '../../svg';
import type { Setting } from './setting';

const sky = ({ defs }: Stage, from: string, to: string) =>
  rect(
    0,
    0,
    1000,
    1000,
    0,
    defs.linear(
      [
        [0, from],
        [0.75, to],
      ],
      true,
    ),
  ) +
  ellipse(
    260,
    240,
    330,
    330,
    defs.radial([
      [0, '#fff', 0.9],
      [1, '#fff', 0],
    ]),
  );

const cloud = (x: number, y: number, s: number) =>
  `<g fill="#fff" opacity=".8" transform="translate(${x} ${y}) scale(${s})"><ellipse rx="90" ry="34"/><ellipse cx="-40" cy="-18" rx="48" ry="34"/><ellipse cx="30" cy="-28" rx="58" ry="44"/></g>`;

const place = { pose: 'stand' as const, main: { x: 500, base: 872 }, size: 580 };
const beside = [
  { x: 806, base: 770 },
  { x: 160, base: 770 },
];

export const lawn: Setting = {
  ...place,
  beside,
  back: (stage) => {
    const { defs } = stage;
    stage.shade = '#2c3a1e';
    stage.draw(
      sky(stage, '#cfe3ee', '#f2f1e4') +
        cloud(780, 170, 1) +
        '<path d="M0 600Q220 470 470 570T1000 520V1000H0Z" fill="#b9cbb0"/>' +
        '<path d="M0 680Q300 560 620 650T1000 630V1000H0Z" fill="#9db98c"/>' +
        `<path d="M0 730Q480 680 1000 740V1000H0Z" fill="${defs.linear(
          [
            [0, '#8fae74'],
            [1, '#aec58d'],
          ],
          true,
        )}"/>` +
        [60, 150, 330, 655, 760, 930]
          .map(
            (x, at) =>
              `<path d="M${x} ${880 + (at % 3) * 36}q-8 -34 -20 -44M${x} ${880 + (at % 3) * 36}q0 -36 4 -54M${x} ${880 + (at % 3) * 36}q8 -30 22 -40" stroke="#6f9257" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`,
          )
          .join(''),
    );
  },
};

export const beach: Setting = {
  ...place,
  beside,
  back: (stage) => {
    const { defs } = stage;
    stage.draw(
      sky(stage, '#bfdcea', '#eef3ee') +
        cloud(740, 190, 0.9) +
        rect(
          0,
          520,
          1000,
          200,
          0,
          defs.linear(
            [
              [0, '#6fa9b8'],
              [1, '#a9d2d2'],
            ],
            true,
          ),
        ) +
        '<path d="M80 590h140M420 570h200M760 610h150M260 640h120" stroke="#fff" stroke-width="5" opacity=".5" stroke-linecap="round"/>' +
        `<path d="M0 730Q260 680 540 716T1000 690V1000H0Z" fill="#fff" opacity=".75"/>` +
        `<path d="M0 748Q260 698 540 734T1000 708V1000H0Z" fill="${defs.linear(
          [
            [0, '#e2cda2'],
            [1, '#f1e2c2'],
          ],
          true,
        )}"/>`,
    );
  },
};

export const snow: Setting = {
  ...place,
  beside,
  back: (stage) => {
    const { defs } = stage;
    stage.shade = '#3d4c63';
    stage.draw(
      sky(stage, '#c3d6e6', '#eef3f7') +
        '<path d="M-40 640L220 330 420 560 640 380 1040 660V1000H-40Z" fill="#b7c9d9"/>' +
        '<path d="M220 330L290 412 240 450 200 420 160 402ZM640 380L720 436 660 470 610 452 576 432Z" fill="#fff" opacity=".9"/>' +
        '<path d="M0 690Q280 570 560 660T1000 620V1000H0Z" fill="#dfe8f0"/>' +
        `<path d="M0 760Q480 690 1000 750V1000H0Z" fill="${defs.linear(
          [
            [0, '#eef3f8'],
            [1, '#ffffff'],
          ],
          true,
        )}"/>`,
    );
  },
};

export const air: Setting = {
  pose: 'hang',
  main: { x: 510, base: 470 },
  size: 640,
  beside: [],
  back: (stage) => {
    stage.shade = '#8fb4cc';
    stage.draw(
      sky(stage, '#a9cde4', '#eef4f4') +
        cloud(180, 640, 1.3) +
        cloud(820, 240, 1.1) +
        cloud(760, 760, 1.5) +
        '<path d="M0 930Q300 850 620 900T1000 880V1000H0Z" fill="#9db98c"/>',
    );
  },
};

import { darker, lighter, mix } from '../colour';
import type { Ground } from '../ground';
import type { Stage } from '../stage';
import { type Defs, ellipse, rect } from '../svg';
import type { Thing } from '../thing';
import { fadingShadow } from './backdrop';

const WIDTH = 4000;
const SILL = 820;

/** The shop window within the 16:9 in the middle that a small card shows. */
const WINDOW = { left: 1180, right: 2820 };
const PLACES = [
  { x: 2000, base: SILL, size: 440 },
  { x: 1500, base: SILL, size: 390 },
  { x: 2500, base: SILL, size: 390 },
  { x: 590, base: SILL, size: 380 },
];

/** A shop from the street: its goods in the windows, under an awning in its colours. */
export function facadeScene(stage: Stage, ground: Ground, things: Thing[]): Stage {
  const { defs } = stage;
  const paint = mix(ground.shape, '#5b4a44', 0.28);
  stage.draw(
    rect(
      0,
      0,
      WIDTH,
      1000,
      0,
      defs.linear(
        [
          [0, lighter(ground.floor, 0.1)],
          [1, ground.shape],
        ],
        true,
      ),
    ) +
      bricks(ground) +
      glass(defs, ground, paint, WINDOW.left, WINDOW.right) +
      glass(defs, ground, paint, 240, 940) +
      door(defs, paint) +
      rect(0, 930, WIDTH, 70, 0, mix(ground.floor, '#b9b2aa', 0.6)) +
      rect(0, 930, WIDTH, 6, 0, '#3f322c', 'opacity=".25"'),
  );
  PLACES.forEach((place, index) => stage.stand(things[index], place));
  stage.draw(shine(WINDOW.left, WINDOW.right) + shine(240, 940) + awning(defs, ground, paint));
  return stage;
}

function bricks({ wall }: Ground): string {
  const rows = [250, 330, 410, 490, 570, 650, 730, 810, 890]
    .map((y) => `M0 ${y}H${WIDTH}`)
    .join('');
  return `<path d="${rows}" stroke="${lighter(wall, 0.5)}" stroke-width="5" opacity=".45"/>`;
}

function glass(defs: Defs, ground: Ground, paint: string, left: number, right: number): string {
  const width = right - left;
  const inside = defs.radial(
    [
      [0, '#fffaf0'],
      [0.6, lighter(ground.wall, 0.3)],
      [1, mix(ground.floor, '#8d8078', 0.3)],
    ],
    [0.5, 0.3, 0.75],
  );
  return (
    rect(left - 40, 190, width + 80, 740, 12, paint) +
    rect(left - 40, 190, 12, 740, 6, lighter(paint, 0.3)) +
    rect(left, 210, width, 660, 6, inside) +
    rect(left, SILL - 14, width, 64, 0, lighter(ground.shape, 0.4)) +
    rect(left, SILL + 30, width, 20, 0, darker(ground.shape, 0.15)) +
    rect(left - 60, 870, width + 120, 34, 4, lighter(paint, 0.2))
  );
}

function door(defs: Defs, paint: string): string {
  const pane = defs.linear(
    [
      [0, '#e9f0f2'],
      [1, '#b9c6c9'],
    ],
    true,
  );
  return (
    rect(3060, 210, 560, 720, 12, darker(paint, 0.15)) +
    rect(3096, 250, 488, 680, 6, paint) +
    rect(3140, 296, 400, 380, 6, pane) +
    `<path d="M3160 660L3300 310H3390L3250 660Z" fill="#fff" opacity=".4"/>` +
    rect(3140, 720, 400, 160, 6, darker(paint, 0.12)) +
    ellipse(3556, 640, 15, 15, '#d8b35f') +
    rect(3720, 770, 170, 160, 12, '#b8694a') +
    rect(3704, 748, 202, 40, 10, '#c97d5d') +
    ellipse(3805, 650, 118, 120, '#6d8f68') +
    ellipse(3770, 620, 78, 80, '#86a87d')
  );
}

/** Reflections on a pane. */
const shine = (left: number, right: number) =>
  `<path d="M${left + 60} 870L${left + 330} 210H${left + 440}L${left + 170} 870ZM${right - 210} 870L${right - 30} 430V590L${right - 145} 870Z" fill="#fff" opacity=".2"/>`;

const STRIPE = 125;

function awning(defs: Defs, ground: Ground, paint: string): string {
  const [dark, light] = [mix(paint, ground.shape, 0.25), lighter(ground.wall, 0.7)];
  const stripes = Array.from({ length: WIDTH / STRIPE }, (_, at) => {
    const colour = at % 2 ? light : dark;
    const x = at * STRIPE;
    return `<path d="M${x} 0H${x + STRIPE}V190a${STRIPE / 2} 52 0 0 1 -${STRIPE} 0Z" fill="${colour}"/>`;
  });
  const fall = defs.linear(
    [
      [0, '#fff', 0.25],
      [0.7, '#fff', 0],
      [1, '#3f322c', 0.2],
    ],
    true,
  );
  const below = fadingShadow(defs, 0.3);
  return rect(0, 190, WIDTH, 150, 0, below) + stripes.join('') + rect(0, 0, WIDTH, 192, 0, fall);
}

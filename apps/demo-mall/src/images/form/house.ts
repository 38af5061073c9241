import { darker, lighter } from '../colour';
import { ellipse, path, rect } from '../svg';
import { type Form, type FormPaint, paper, round, soft } from './form';

const fold = (p: FormPaint, y: number, tint: string, inset: number) =>
  rect(inset, y, 240 - 2 * inset, 46, 22, round(p, tint)) +
  rect(inset + 22, y + 21, 200 - 2 * inset, 3, 2, darker(tint, 0.35), 'opacity=".35"');

/** Household objects: cloth, light, paper. */
export const house: Record<string, Form> = {
  cushion: {
    width: 230,
    height: 210,
    draw: (p) =>
      path(
        'M10 14 Q115 -8 220 14 Q236 105 220 196 Q115 220 10 196 Q-6 105 10 14 Z',
        soft(p, p.tint),
      ) +
      path(
        'M20 22 Q115 4 210 22',
        'none',
        `stroke="${lighter(p.tint, 0.4)}" stroke-width="3" opacity=".6"`,
      ) +
      p.label(115, 105, 118),
  },
  towels: {
    width: 240,
    height: 178,
    draw: (p) =>
      fold(p, 132, darker(p.tint, 0.12), 0) +
      fold(p, 88, lighter(p.tint, 0.4), 6) +
      fold(p, 44, p.tint, 3) +
      fold(p, 0, lighter(p.tint, 0.62), 10),
  },
  blanket: {
    width: 240,
    height: 170,
    draw: (p) =>
      rect(0, 92, 240, 78, 36, round(p, darker(p.tint, 0.1))) +
      rect(4, 40, 232, 80, 36, round(p, p.tint)) +
      rect(10, 0, 220, 70, 32, round(p, lighter(p.tint, 0.12))) +
      [24, 52, 80, 108, 136, 164, 192]
        .map((x) => rect(x + 8, 6, 5, 58, 3, lighter(p.tint, 0.4), 'opacity=".5"'))
        .join('') +
      [30, 70, 110, 150, 190].map((x) => rect(x, 160, 6, 10, 2, lighter(p.tint, 0.45))).join(''),
  },
  rug: {
    width: 256,
    height: 170,
    draw: (p) =>
      rect(0, 0, 256, 170, 8, soft(p, p.tint)) +
      rect(14, 14, 228, 142, 4, 'none', `stroke="${lighter(p.tint, 0.5)}" stroke-width="7"`) +
      rect(34, 32, 188, 106, 4, 'none', `stroke="${darker(p.tint, 0.3)}" stroke-width="3"`) +
      path('M128 44 L184 85 L128 126 L72 85 Z', lighter(p.tint, 0.42)) +
      path('M128 62 L158 85 L128 108 L98 85 Z', darker(p.tint, 0.22)),
  },
  candle: {
    width: 150,
    height: 200,
    draw: (p) =>
      path(
        'M75 0 Q96 34 75 52 Q54 34 75 0 Z',
        p.defs.radial(
          [
            [0, '#fff3bf'],
            [0.6, '#ffc44d'],
            [1, '#f08a2c'],
          ],
          [0.5, 0.7, 0.6],
        ),
      ) +
      rect(72, 46, 6, 20, 3, '#4b3b34') +
      path('M0 70 V178 Q0 200 75 200 Q150 200 150 178 V70 Z', round(p, p.tint)) +
      ellipse(75, 70, 75, 15, lighter(p.tint, 0.5)) +
      ellipse(75, 71, 64, 11, '#fbf3df') +
      rect(24, 102, 102, 70, 8, paper(p)) +
      p.label(75, 137, 58),
  },
  lamp: {
    width: 190,
    height: 250,
    draw: (p) =>
      ellipse(95, 236, 58, 14, round(p, '#8a6a4d')) +
      path(
        'M80 128 H110 Q104 160 122 186 Q136 214 118 236 H72 Q54 214 68 186 Q86 160 80 128 Z',
        round(p, p.tint),
      ) +
      path(
        'M46 6 H144 L190 132 H0 Z',
        p.defs.linear([
          [0, '#efdcb8'],
          [0.4, '#fffaea'],
          [1, '#e2c898'],
        ]),
      ) +
      ellipse(95, 132, 95, 9, '#fff6d8'),
  },
  vase: {
    width: 150,
    height: 230,
    draw: (p) =>
      path(
        'M52 0 H98 Q92 40 100 62 Q150 96 150 150 Q150 214 108 230 H42 Q0 214 0 150 Q0 96 50 62 Q58 40 52 0 Z',
        round(p, p.tint),
      ) +
      ellipse(75, 4, 25, 6, darker(p.tint, 0.4)) +
      path(
        'M14 130 Q75 150 136 130 L140 144 Q75 164 10 144 Z',
        lighter(p.tint, 0.45),
        'opacity=".6"',
      ),
  },
  frame: {
    width: 200,
    height: 250,
    draw: (p) =>
      rect(0, 0, 200, 250, 4, round(p, '#b98a5a')) +
      rect(10, 10, 180, 230, 2, '#fdfbf6') +
      rect(
        34,
        36,
        132,
        178,
        2,
        p.defs.linear(
          [
            [0, lighter(p.tint, 0.35)],
            [1, p.tint],
          ],
          true,
        ),
      ) +
      ellipse(100, 128, 52, 52, lighter(p.tint, 0.6), 'opacity=".7"') +
      p.label(100, 128, 104),
  },
  scale: {
    width: 230,
    height: 130,
    draw: (p) =>
      rect(0, 30, 230, 100, 26, round(p, p.tint)) +
      rect(8, 0, 214, 44, 20, round(p, lighter(p.tint, 0.5))) +
      rect(18, 6, 194, 12, 6, '#fff', 'opacity=".6"') +
      rect(70, 68, 90, 40, 8, '#27323a') +
      rect(82, 82, 66, 12, 3, '#8fe3c4'),
  },
};

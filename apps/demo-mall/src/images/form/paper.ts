import { darker, lighter } from '../colour';
import { ellipse, path, rect } from '../svg';
import { type Form, round, soft } from './form';

/** Flat objects: books, notebooks, cards, bags and screens. */
export const papers: Record<string, Form> = {
  book: {
    width: 186,
    height: 246,
    draw: (p) =>
      path('M14 238 H180 V246 H14 Q0 246 0 230 Z', '#f4ecdc') +
      rect(8, 226, 172, 16, 2, '#fbf6ea') +
      rect(0, 0, 186, 232, 8, soft(p, p.tint)) +
      rect(0, 0, 22, 232, 8, darker(p.tint, 0.3), 'opacity=".5"') +
      rect(40, 26, 128, 10, 5, lighter(p.tint, 0.7)) +
      rect(62, 46, 84, 7, 4, lighter(p.tint, 0.5)) +
      ellipse(104, 132, 62, 62, lighter(p.tint, 0.55), 'opacity=".55"') +
      p.label(104, 132, 104) +
      rect(74, 208, 60, 6, 3, lighter(p.tint, 0.6)),
  },
  notebook: {
    width: 186,
    height: 236,
    draw: (p) =>
      rect(6, 6, 180, 230, 12, '#f6f1e6') +
      rect(0, 0, 180, 230, 14, soft(p, p.tint)) +
      rect(150, 0, 10, 230, 0, darker(p.tint, 0.45)) +
      rect(0, 0, 20, 230, 12, darker(p.tint, 0.22), 'opacity=".6"') +
      rect(42, 52, 92, p.hasLabel ? 100 : 44, 6, '#fbf7ee') +
      p.label(88, 102, 80),
  },
  cards: {
    width: 230,
    height: 200,
    draw: (p) =>
      `<g transform="rotate(9 150 100)">${rect(92, 12, 128, 172, 8, soft(p, darker(p.tint, 0.12)))}</g>` +
      `<g transform="rotate(-2 110 100)">${rect(50, 8, 132, 178, 8, soft(p, lighter(p.tint, 0.45)))}</g>` +
      `<g transform="rotate(-10 80 100)">${rect(16, 14, 132, 178, 8, '#fdfaf3')}${rect(26, 24, 112, 158, 5, soft(p, lighter(p.tint, 0.25)))}${p.label(82, 102, 86)}</g>`,
  },
  tote: {
    width: 200,
    height: 250,
    draw: (p) =>
      path(
        'M56 96 V54 Q56 6 100 6 Q144 6 144 54 V96',
        'none',
        `stroke="${round(p, darker(p.tint, 0.15))}" stroke-width="13"`,
      ) +
      path('M8 84 H192 L200 236 Q200 250 184 250 H16 Q0 250 0 236 Z', soft(p, p.tint)) +
      rect(8, 84, 184, 14, 4, darker(p.tint, 0.12), 'opacity=".6"') +
      p.label(100, 172, 108),
  },
  phonecase: {
    width: 132,
    height: 256,
    draw: (p) =>
      rect(0, 0, 132, 256, 30, round(p, darker(p.tint, 0.1))) +
      rect(5, 5, 122, 246, 26, soft(p, p.tint)) +
      rect(14, 14, 54, 54, 16, darker(p.tint, 0.35)) +
      ellipse(30, 30, 10, 10, '#1f2430') +
      ellipse(52, 52, 10, 10, '#1f2430') +
      ellipse(52, 30, 5, 5, '#f6eecb') +
      p.label(66, 158, 84),
  },
  tablet: {
    width: 200,
    height: 256,
    draw: (p) =>
      rect(0, 0, 200, 256, 20, round(p, p.tint)) +
      rect(
        10,
        12,
        180,
        232,
        10,
        p.defs.linear(
          [
            [0, '#f7efe2'],
            [1, '#dfe9ec'],
          ],
          true,
        ),
      ) +
      p.label(100, 96, 110) +
      [170, 190, 210]
        .map((y) => rect(34, y, y === 210 ? 84 : 132, 8, 4, '#9fb0b8', 'opacity=".7"'))
        .join(''),
  },
  speaker: {
    width: 170,
    height: 240,
    draw: (p) =>
      rect(0, 0, 170, 240, 40, round(p, p.tint)) +
      rect(12, 14, 146, 212, 30, round(p, darker(p.tint, 0.22))) +
      ellipse(85, 146, 58, 58, darker(p.tint, 0.5)) +
      ellipse(
        85,
        146,
        46,
        46,
        p.defs.radial(
          [
            [0, '#6d727c'],
            [0.6, '#40454f'],
            [1, '#2b2f38'],
          ],
          [0.4, 0.35, 0.7],
        ),
      ) +
      ellipse(85, 146, 16, 16, '#20242c') +
      ellipse(85, 58, 24, 24, darker(p.tint, 0.5)) +
      ellipse(85, 58, 16, 16, '#4a4f5a'),
  },
  powerbank: {
    width: 130,
    height: 230,
    draw: (p) =>
      rect(0, 0, 130, 230, 26, round(p, p.tint)) +
      rect(46, 8, 38, 8, 4, '#20242c') +
      [0, 1, 2, 3]
        .map((i) => ellipse(44 + i * 14, 206, 4, 4, i < 3 ? '#a9f0c6' : darker(p.tint, 0.3)))
        .join('') +
      path('M72 70 L46 122 H64 L56 164 L86 106 H68 Z', lighter(p.tint, 0.6), 'opacity=".9"'),
  },
};

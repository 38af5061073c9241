import { darker, lighter } from '../colour';
import { ellipse, path, rect } from '../svg';
import { type Form, round, soft } from './form';

/** Cookware and tableware. */
export const vessels: Record<string, Form> = {
  mug: {
    width: 230,
    height: 200,
    draw: (p) =>
      path(
        'M160 52 h26 a40 40 0 0 1 0 96 h-26',
        'none',
        `stroke="${round(p, darker(p.tint, 0.08))}" stroke-width="20"`,
      ) +
      path('M4 20 V156 Q4 198 52 198 H124 Q172 198 172 156 V20 Z', round(p, p.tint)) +
      ellipse(88, 20, 84, 18, lighter(p.tint, 0.35)) +
      ellipse(
        88,
        22,
        74,
        13,
        p.defs.linear([
          [0, darker(p.tint, 0.4)],
          [1, darker(p.tint, 0.15)],
        ]),
      ) +
      rect(6, 148, 164, 6, 3, darker(p.tint, 0.25), 'opacity=".25"') +
      p.label(88, 112, 96),
  },
  cup: {
    width: 240,
    height: 150,
    draw: (p) =>
      ellipse(120, 128, 120, 21, round(p, darker(p.tint, 0.1))) +
      ellipse(120, 122, 108, 16, round(p, lighter(p.tint, 0.15))) +
      path(
        'M176 40 h14 a26 26 0 0 1 0 54 h-26',
        'none',
        `stroke="${darker(p.tint, 0.08)}" stroke-width="12"`,
      ) +
      path('M42 18 Q46 128 96 130 H140 Q190 128 194 18 Z', round(p, p.tint)) +
      ellipse(118, 18, 76, 16, lighter(p.tint, 0.4)) +
      ellipse(
        118,
        20,
        67,
        12,
        p.defs.linear([
          [0, '#5d3a24'],
          [1, '#8a5a38'],
        ]),
      ) +
      p.label(118, 82, 62),
  },
  tumbler: {
    width: 130,
    height: 230,
    draw: (p) =>
      path('M10 46 L24 214 Q26 230 44 230 H86 Q104 230 106 214 L120 46 Z', round(p, p.tint)) +
      path('M13 86 L18 136 H112 L117 86 Z', round(p, darker(p.tint, 0.22))) +
      rect(0, 24, 130, 26, 13, round(p, lighter(p.tint, 0.55))) +
      rect(14, 4, 102, 26, 10, round(p, lighter(p.tint, 0.45))) +
      rect(76, 0, 30, 10, 5, darker(p.tint, 0.3)) +
      p.label(65, 180, 52),
  },
  flask: {
    width: 104,
    height: 250,
    draw: (p) =>
      path(
        'M0 96 Q0 66 26 62 H78 Q104 66 104 96 V226 Q104 250 80 250 H24 Q0 250 0 226 Z',
        round(p, p.tint),
      ) +
      rect(24, 44, 56, 24, 6, round(p, '#c9cdd2')) +
      rect(20, 8, 64, 42, 12, round(p, darker(p.tint, 0.35))) +
      path(
        'M34 10 a18 16 0 0 1 36 0',
        'none',
        `stroke="${darker(p.tint, 0.45)}" stroke-width="8"`,
      ) +
      rect(14, 96, 9, 128, 5, '#fff', 'opacity=".35"') +
      p.label(56, 158, 62),
  },
  plate: {
    width: 250,
    height: 250,
    draw: (p) =>
      ellipse(125, 125, 125, 125, soft(p, p.tint)) +
      ellipse(125, 125, 118, 118, soft(p, lighter(p.tint, 0.22))) +
      ellipse(125, 127, 82, 82, darker(p.tint, 0.22), 'opacity=".45"') +
      ellipse(125, 128, 79, 79, soft(p, lighter(p.tint, 0.1))) +
      p.label(125, 126, 100),
  },
  bowl: {
    width: 250,
    height: 146,
    draw: (p) =>
      path('M84 128 H166 L160 146 H90 Z', round(p, darker(p.tint, 0.25))) +
      path('M0 26 Q8 138 96 138 H154 Q242 138 250 26 Z', round(p, p.tint)) +
      ellipse(125, 26, 125, 25, lighter(p.tint, 0.4)) +
      ellipse(
        125,
        29,
        114,
        20,
        p.defs.linear([
          [0, darker(p.tint, 0.35)],
          [1, darker(p.tint, 0.05)],
        ]),
      ) +
      path('M10 62 Q125 92 240 62 L237 72 Q125 102 13 72 Z', lighter(p.tint, 0.35), 'opacity=".5"'),
  },
  pot: {
    width: 256,
    height: 200,
    draw: (p) =>
      rect(0, 88, 256, 24, 12, round(p, darker(p.tint, 0.28))) +
      path('M24 76 V160 Q24 200 66 200 H190 Q232 200 232 160 V76 Z', round(p, p.tint)) +
      path('M18 78 Q22 34 128 30 Q234 34 238 78 Z', round(p, lighter(p.tint, 0.06))) +
      rect(14, 72, 228, 14, 7, round(p, lighter(p.tint, 0.25))) +
      rect(112, 16, 32, 18, 5, darker(p.tint, 0.35)) +
      rect(100, 0, 56, 20, 10, round(p, '#c9a46a')),
  },
  pan: {
    width: 256,
    height: 150,
    draw: (p) =>
      path('M150 64 L244 6 Q258 4 254 18 L172 90 Z', round(p, '#8a5d3e')) +
      ellipse(94, 100, 94, 50, round(p, darker(p.tint, 0.15))) +
      ellipse(94, 90, 94, 48, round(p, lighter(p.tint, 0.2))) +
      ellipse(
        94,
        92,
        82,
        39,
        p.defs.linear([
          [0, darker(p.tint, 0.45)],
          [1, darker(p.tint, 0.1)],
        ]),
      ) +
      ellipse(70, 84, 34, 11, '#fff', 'opacity=".12"'),
  },
};

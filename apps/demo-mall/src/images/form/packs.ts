import { darker, lighter } from '../colour';
import { ellipse, path, rect } from '../svg';
import { type Form, paper, round, soft } from './form';

/** Packaging: jars, bottles, bags and boxes with labels. */
export const packs: Record<string, Form> = {
  jar: {
    width: 170,
    height: 216,
    draw: (p) =>
      path(
        'M0 78 Q0 46 30 44 H140 Q170 46 170 78 V190 Q170 216 142 216 H28 Q0 216 0 190 Z',
        round(p, p.tint),
      ) +
      path('M8 80 Q8 54 32 52 H60 Q24 60 22 92 V200 Q8 198 8 184 Z', '#fff', 'opacity=".3"') +
      rect(18, 36, 134, 12, 4, darker(p.tint, 0.15)) +
      rect(10, 0, 150, 40, 12, round(p, '#d9b36a')) +
      rect(10, 28, 150, 7, 3, '#8d6a2e', 'opacity=".35"') +
      rect(14, 84, 142, 104, 10, paper(p)) +
      p.label(85, 136, 84),
  },
  tin: {
    width: 190,
    height: 210,
    draw: (p) =>
      path('M4 40 H186 V190 Q186 210 95 210 Q4 210 4 190 Z', round(p, p.tint)) +
      rect(0, 22, 190, 34, 10, round(p, darker(p.tint, 0.14))) +
      ellipse(95, 24, 95, 20, soft(p, lighter(p.tint, 0.25))) +
      ellipse(95, 22, 76, 13, lighter(p.tint, 0.38), 'opacity=".6"') +
      ellipse(95, 130, 62, 62, paper(p)) +
      ellipse(95, 130, 56, 56, 'none', `stroke="${darker(p.tint, 0.1)}" stroke-width="2.5"`) +
      p.label(95, 130, 80),
  },
  bottle: {
    width: 96,
    height: 260,
    draw: (p) =>
      path(
        'M30 34 H66 V78 Q70 98 84 108 Q96 118 96 140 V240 Q96 260 76 260 H20 Q0 260 0 240 V140 Q0 118 12 108 Q26 98 30 78 Z',
        round(p, p.tint),
      ) +
      rect(26, 0, 44, 40, 8, round(p, darker(p.tint, 0.45))) +
      path('M10 136 Q12 122 22 114 V244 Q10 244 10 232 Z', '#fff', 'opacity=".32"') +
      rect(0, 142, 96, 88, 0, paper(p)) +
      p.label(48, 186, 70),
  },
  pump: {
    width: 120,
    height: 250,
    draw: (p) =>
      path('M58 8 H18 Q4 8 4 26 h14 q0 -6 8 -6 H58 Z', round(p, '#e9e5de')) +
      rect(46, 6, 28, 44, 8, round(p, '#efece6')) +
      rect(34, 42, 52, 30, 8, round(p, '#e2ddd4')) +
      rect(0, 68, 120, 182, 24, round(p, p.tint)) +
      rect(12, 84, 10, 148, 5, '#fff', 'opacity=".35"') +
      rect(20, 116, 80, 96, 8, paper(p)) +
      p.label(60, 164, 66),
  },
  tube: {
    width: 104,
    height: 244,
    draw: (p) =>
      path('M0 0 H104 L92 200 H12 Z', round(p, p.tint)) +
      rect(0, 0, 104, 18, 2, round(p, lighter(p.tint, 0.3))) +
      rect(14, 196, 76, 48, 10, round(p, lighter(p.tint, 0.62))) +
      ellipse(52, 102, 36, 36, paper(p)) +
      p.label(52, 102, 52),
  },
  dropper: {
    width: 92,
    height: 230,
    draw: (p) =>
      path('M32 0 Q46 -8 60 0 L64 52 H28 Z', round(p, darker(p.tint, 0.5))) +
      rect(20, 50, 52, 34, 6, round(p, '#d8b26a')) +
      path(
        'M20 82 H72 Q92 92 92 116 V212 Q92 230 74 230 H18 Q0 230 0 212 V116 Q0 92 20 82 Z',
        round(p, p.tint),
      ) +
      rect(0, 126, 92, 76, 0, paper(p)) +
      p.label(46, 164, 58),
  },
  perfume: {
    width: 150,
    height: 216,
    draw: (p) =>
      rect(54, 42, 42, 26, 4, round(p, '#d9b871')) +
      rect(44, 0, 62, 48, 10, round(p, darker(p.tint, 0.3))) +
      rect(0, 62, 150, 154, 26, round(p, lighter(p.tint, 0.42))) +
      rect(16, 92, 118, 110, 16, soft(p, p.tint), 'opacity=".85"') +
      rect(12, 76, 12, 122, 6, '#fff', 'opacity=".55"') +
      p.label(75, 146, 74),
  },
  pouch: {
    width: 180,
    height: 236,
    draw: (p) =>
      path(
        'M10 6 H170 Q166 60 174 120 Q182 190 176 224 Q90 248 4 224 Q-2 190 6 120 Q14 60 10 6 Z',
        round(p, p.tint),
      ) +
      rect(8, 0, 164, 24, 4, round(p, darker(p.tint, 0.16))) +
      rect(12, 34, 156, 4, 2, darker(p.tint, 0.3), 'opacity=".4"') +
      path(
        'M20 206 Q90 226 160 206',
        'none',
        `stroke="${darker(p.tint, 0.35)}" stroke-width="3" opacity=".35"`,
      ) +
      rect(32, 66, 116, 118, 14, paper(p)) +
      p.label(90, 125, 92),
  },
  carton: {
    width: 200,
    height: 220,
    draw: (p) =>
      path(
        'M148 18 L200 0 V196 L148 220 Z',
        p.defs.linear([
          [0, darker(p.tint, 0.25)],
          [1, darker(p.tint, 0.12)],
        ]),
      ) +
      rect(0, 18, 148, 202, 4, soft(p, p.tint)) +
      path('M0 18 L56 0 H200 L148 18 Z', lighter(p.tint, 0.35)) +
      rect(14, 54, 120, 120, 60, paper(p)) +
      rect(26, 190, 96, 8, 4, lighter(p.tint, 0.55)) +
      p.label(74, 114, 90),
  },
  lacquer: {
    width: 110,
    height: 230,
    draw: (p) =>
      rect(36, 0, 38, 122, 12, round(p, '#3b3438')) +
      rect(30, 112, 50, 16, 4, round(p, '#d9b871')) +
      path(
        'M24 126 H86 Q110 132 110 158 V206 Q110 230 86 230 H24 Q0 230 0 206 V158 Q0 132 24 126 Z',
        round(p, p.tint),
      ) +
      path('M10 158 Q12 142 24 140 V214 Q10 214 10 202 Z', '#fff', 'opacity=".45"'),
  },
  soap: {
    width: 220,
    height: 130,
    draw: (p) =>
      rect(0, 12, 220, 118, 34, round(p, darker(p.tint, 0.12))) +
      rect(0, 0, 220, 112, 34, soft(p, p.tint)) +
      rect(
        30,
        22,
        160,
        68,
        22,
        'none',
        `stroke="${darker(p.tint, 0.2)}" stroke-width="3" opacity=".45"`,
      ) +
      p.label(110, 56, 58),
  },
};

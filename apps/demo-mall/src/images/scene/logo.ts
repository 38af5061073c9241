import { Stage } from '../stage';

const RED = '#d4261a';
const INK = '#211d1a';
const CHALK = '#f7f2ee';

// Strokes, independent of installed fonts.
const LETTERS = [
  'M236 36 286 150 336 36', // V
  'M359 107H443A42 43 0 1 0 430 139', // e
  'M482 150V64M482 106C482 80 498 65 522 67', // r
  'M556 150V64M556 100A32 34 0 0 1 620 100V150M620 100A32 34 0 0 1 684 100V150', // m
  'M722 64V150M722 32V33', // i
  'M760 26V150', // l
  'M798 64V150M798 32V33', // i
  'M834 107A42 43 0 1 0 918 107A42 43 0 1 0 834 107Z', // o
  'M954 150V64M954 103A35 37 0 0 1 1024 103V150', // n
];

/** The mall's logo: symbol and word on a transparent background, for light or dark pages. */
export function logoScene(ground: 'light' | 'dark' = 'light'): Stage {
  const ink = ground === 'dark' ? CHALK : INK;
  return new Stage().draw(
    `<rect y="10" width="180" height="180" rx="46" fill="${RED}"/>` +
      `<path d="M45 64h23l22 56 22-56h23L100 145H80z" fill="#fff"/>` +
      `<path d="${LETTERS.join('')}" fill="none" stroke="${ink}" stroke-width="21" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

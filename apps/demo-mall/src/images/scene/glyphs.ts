/** Strokes in a box that is 100 high, independent of installed fonts. */
const GLYPHS: Record<string, [width: number, strokes: string]> = {
  '0': [60, 'M30 4C8 4 6 30 6 50S8 96 30 96 54 70 54 50 52 4 30 4Z'],
  '1': [44, 'M10 22L32 5V96'],
  '2': [60, 'M8 28C8 -4 52 -4 52 28C52 54 12 70 8 96H54'],
  '3': [60, 'M9 18C20 -2 52 1 51 26C50 43 36 47 26 47C38 47 54 52 54 72C54 102 16 102 6 80'],
  '4': [64, 'M44 96V5L5 70H60'],
  '5': [60, 'M50 5H16L12 46C24 34 54 36 54 66C54 100 16 102 6 82'],
  '6': [60, 'M48 12C34 -2 8 6 6 58C5 104 54 106 54 68C54 34 14 34 7 60'],
  '7': [58, 'M5 5H53L22 96'],
  '8': [60, 'M30 46C6 44 6 4 30 4S54 44 30 46C0 48 2 96 30 96S60 48 30 46Z'],
  '9': [60, 'M12 88C26 102 52 94 54 42C55 -4 6 -6 6 32C6 66 46 66 53 40'],
  '.': [16, 'M8 95V96'],
  ',': [16, 'M10 92L6 108'],
  '×': [60, 'M12 42L48 80M48 42L12 80'],
  c: [54, 'M50 52C40 34 8 40 8 67S40 98 50 82'],
  g: [60, 'M52 42V98C52 126 16 126 10 110M52 68C52 34 8 34 8 68S52 98 52 68'],
  k: [52, 'M8 4V96M46 44L8 78M24 64L48 96'],
  l: [16, 'M8 4V96'],
  L: [52, 'M8 4V96H50'],
  m: [88, 'M8 96V42M8 60C12 36 44 34 44 60V96M44 60C48 36 80 34 80 60V96'],
  ' ': [22, ''],
};

const GAP = 16;

/** A number with its unit, `38 cm`: centred at a point, in a height. */
export function amount(text: string, x: number, y: number, height: number, ink: string): string {
  const scale = height / 100;
  let at = 0;
  const strokes = [...text].map((sign) => {
    const [width, d] = GLYPHS[sign] ?? [0, ''];
    const path = d && `<path transform="translate(${at} 0)" d="${d}"/>`;
    at += width + GAP;
    return path;
  });
  const left = x - ((at - GAP) * scale) / 2;
  return (
    `<g transform="translate(${left} ${y - height / 2}) scale(${scale})" fill="none" stroke="${ink}" ` +
    `stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}

/** Width of a text for a height. */
export const amountWidth = (text: string, height: number) =>
  ([...text].reduce((sum, sign) => sum + (GLYPHS[sign]?.[0] ?? 0) + GAP, -GAP) * height) / 100;

import { randomInt } from 'node:crypto';
import { GLYPHS } from './glyphs';

const LENGTH = 5;
const WIDTH = 360;
const HEIGHT = 120;
const INK = ['#7a1f1a', '#1d3a5f', '#234d2c', '#4a2a63', '#3a3a3a'];

/** Random characters without similar ones. */
export const newCaptchaText = (): string =>
  Array.from({ length: LENGTH }, () => pick(Object.keys(GLYPHS))).join('');

/**
 * Draws the distorted characters under lines and dots of the same colour, so that colour does not tell them
 * apart. A PNG, so that it contains no text.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const glyphs = [...text].map((char, at) => glyph(char, 44 + at * between(60, 66)));
  const ink = pick(INK);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f6f2ee"/><g fill="${ink}">${dots(90)}</g>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}${lines(4)}</g></svg>`;
  // Not loaded before somebody needs a captcha: it is the largest library of the server
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer();
}

/** One character: its points are jittered, then rotated, skewed and placed. */
function glyph(char: string, x: number): string {
  const lean = between(-0.25, 0.25);
  const turn = between(-0.3, 0.3);
  const size = between(3.6, 4.6);
  const y = between(52, 68);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const d = (GLYPHS[char] ?? '').replace(/(-?\d+),(-?\d+)/g, (_, px: string, py: string) => {
    const up = Number(py) - 7 + between(-0.6, 0.6);
    const across = Number(px) - 5 + between(-0.6, 0.6) + up * lean;
    return `${fixed(x + (across * cos - up * sin) * size)},${fixed(y + (across * sin + up * cos) * size)}`;
  });
  return `<path d="${d}" stroke-width="${fixed(between(4.5, 6.5))}"/>`;
}

const lines = (count: number) =>
  Array.from({ length: count }, () => {
    const [from, over, to] = [between(10, 110), between(-20, 140), between(10, 110)];
    return `<path d="M0,${fixed(from)} Q${fixed(between(90, 270))},${fixed(over)} ${WIDTH},${fixed(to)}" stroke-width="${fixed(between(1.5, 3))}"/>`;
  }).join('');

const dots = (count: number) =>
  Array.from(
    { length: count },
    () =>
      `<circle cx="${fixed(between(0, WIDTH))}" cy="${fixed(between(0, HEIGHT))}" r="${fixed(between(0.8, 2.4))}"/>`,
  ).join('');

/** Cryptographically random, so that an image cannot be reproduced. */
const between = (low: number, high: number) => low + ((high - low) * randomInt(1_000_000)) / 1e6;
const fixed = (number: number) => number.toFixed(1);

function pick<T>(from: readonly T[]): T {
  // The index is always in range
  return from[randomInt(from.length)] as T;
}

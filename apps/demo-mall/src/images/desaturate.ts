import { toHsl } from './colour';
import { chroma, smoothStep } from './colour-profile';

/** Desaturation of a vivid colour by its hue in turns; least for the warm hues of food. */
const AMOUNTS: [hue: number, amount: number][] = [
  [0, 0.16],
  [0.08, 0.1],
  [0.16, 0.14],
  [0.26, 0.3],
  [0.36, 0.42],
  [0.45, 0.4],
  [0.55, 0.26],
  [0.63, 0.26],
  [0.72, 0.4],
  [0.85, 0.42],
  [0.93, 0.26],
  [1, 0.16],
];

/** Desaturates vivid colours of an image in place. Muted colours do not change. */
export function desaturate(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    if (!pixels[at + 3]) continue;
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const vivid = smoothStep(0.3, 0.85, chroma(r, g, b));
    if (vivid === 0) continue;
    const amount = vivid * amountFor(toHsl(r, g, b)[0]);
    const grey = 0.3 * r + 0.59 * g + 0.11 * b;
    pixels[at] = r + (grey - r) * amount;
    pixels[at + 1] = g + (grey - g) * amount;
    pixels[at + 2] = b + (grey - b) * amount;
  }
}

function amountFor(hue: number): number {
  const next = AMOUNTS.findIndex(([to]) => to >= hue);
  const [to, high] = AMOUNTS[next] ?? [1, 0];
  const [from, low] = AMOUNTS[next - 1] ?? [to, high];
  return to === from ? high : low + ((high - low) * (hue - from)) / (to - from);
}

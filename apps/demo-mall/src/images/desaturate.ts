import { type Rgb, toHsl } from './colour';
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

/** A vivid colour desaturated. Muted colours do not change. */
export function desaturated(colour: Rgb): Rgb {
  const vivid = smoothStep(0.3, 0.85, chroma(...colour));
  if (vivid === 0) return colour;
  const [r, g, b] = colour;
  const amount = vivid * amountFor(toHsl(r, g, b)[0]);
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  return colour.map((value) => value + (grey - value) * amount) as Rgb;
}

function amountFor(hue: number): number {
  const next = AMOUNTS.findIndex(([to]) => to >= hue);
  const [to, high] = AMOUNTS[next] ?? [1, 0];
  const [from, low] = AMOUNTS[next - 1] ?? [to, high];
  return to === from ? high : low + ((high - low) * (hue - from)) / (to - from);
}

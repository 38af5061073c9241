import { blurred } from './blur';
import { hueGap, rgb, toHsl, toRgb } from './colour';
import { type ColourProfile, colourProfileOf, membership } from './colour-profile';

/**
 * Replaces the dominant colour of an image in place, keeping shading and other colours: a pink
 * teapot with an orange rim becomes a green one with an orange rim.
 * @param pixels RGBA
 * @param width of the image in pixels
 */
export function recolour(pixels: Uint8Array, width: number, tint: string): void {
  const was = colourProfileOf(pixels);
  const [hue, saturation, lightness] = toHsl(...rgb(tint));
  const curve = lightnessCurve(was.lightness, lightness);
  const weights = weightsOf(pixels, width, was);
  for (let at = 0; at < pixels.length; at += 4) {
    const weight = weights[at / 4] ?? 0;
    if (weight < 0.004) continue;
    const [h, s, l] = toHsl(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const fill = was.isGrey
      ? saturation * 0.9
      : Math.min(1, (s * saturation) / (was.saturation || 1));
    // Keeps some variation of hue, which looks like lighting
    const variation = was.isGrey ? 0 : Math.max(-0.05, Math.min(0.05, hueGap(was.hue, h) * 0.25));
    const recoloured = toRgb([(hue + variation + 1) % 1, fill, curve(l)]);
    for (let channel = 0; channel < 3; channel++) {
      const old = pixels[at + channel] ?? 0;
      pixels[at + channel] = old + ((recoloured[channel] ?? 0) - old) * weight;
    }
  }
}

/**
 * Weight of the new colour for each pixel. The artwork has chroma at half resolution, so hard edges
 * would be visible: weights are blurred.
 */
function weightsOf(pixels: Uint8Array, width: number, was: ColourProfile): Float32Array {
  const weights = new Float32Array(pixels.length / 4);
  const visible = new Float32Array(pixels.length / 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    visible[at / 4] = alpha;
    weights[at / 4] =
      alpha * membership(was, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  }
  const [soft, cover] = [blurred(weights, width), blurred(visible, width)];
  return soft.map((weight, index) => (visible[index] ? weight / (cover[index] || 1) : 0));
}

/**
 * Maps lightness so that the mean moves from `from` to `to`, preserving highlights and shadows,
 * with a slope of at most three.
 */
function lightnessCurve(from: number, to: number): (lightness: number) => number {
  const move = (to - from) * 0.92;
  const room = move < 0 ? 1 - from : from;
  const hold = Math.min(0.6, room / (Math.abs(move) || 1));
  return (lightness) => {
    const beyond = move < 0 ? lightness - from : from - lightness;
    const reach = Math.max(0, beyond / (room || 1));
    return Math.max(0.04, Math.min(0.97, lightness + move * (1 - hold * reach * reach)));
  };
}

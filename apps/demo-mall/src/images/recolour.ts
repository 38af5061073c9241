import { hueGap, type Rgb, rgb, toHsl, toRgb } from './colour';
import { type ColourProfile, membership } from './colour-profile';

/**
 * Replaces the dominant colour of a drawing, keeping shading and other colours: a pink teapot with
 * an orange rim becomes a green one with an orange rim.
 */
export function recolouring(was: ColourProfile, tint: string): (colour: Rgb) => Rgb {
  const [hue, saturation, lightness] = toHsl(...rgb(tint));
  const curve = lightnessCurve(was.lightness, lightness);
  return (colour) => {
    const weight = membership(was, ...colour);
    if (weight < 0.004) return colour;
    const [h, s, l] = toHsl(...colour);
    const fill = was.isGrey
      ? saturation * 0.9
      : Math.min(1, (s * saturation) / (was.saturation || 1));
    // Keeps some variation of hue, which looks like lighting
    const variation = was.isGrey ? 0 : Math.max(-0.05, Math.min(0.05, hueGap(was.hue, h) * 0.25));
    const dyed = toRgb([(hue + variation + 1) % 1, fill, curve(l)]);
    return colour.map((old, index) => old + ((dyed[index] ?? 0) - old) * weight) as Rgb;
  };
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

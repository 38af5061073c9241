import { mix } from '../tokens/color';
import { contrastRatio, luminance } from '../tokens/contrast';
import type { ColorMode, ColorTokens, Tone, ToneColors } from '../tokens/token-contract';

/** The few colours, all `#rrggbb`, from which a whole mode is derived. */
export interface ColorSeed {
  focus: string;
  text: string;
  surface: string;
  tones: Record<Tone, string>;
}

const STEP = 0.04;
/** Share of the text's colour in a surface that is hovered or set off. */
const TINT = 0.06;
const black = '#000000';
const white = '#ffffff';

/**
 * The colour itself, or the nearest one towards black or white with sufficient contrast on every background.
 */
export function readable(ink: string, grounds: readonly string[], minimum: number): string {
  const lights = grounds.map(luminance);
  const goal = Math.min(...lights) > 0.18 ? black : white;
  for (let share = 0; share < 1; share += STEP) {
    const tried = mix(ink, goal, share);
    if (grounds.every((ground) => contrastRatio(tried, ground) >= minimum)) return tried;
  }
  return goal;
}

function deriveTone<Name extends Tone>(
  name: Name,
  seed: string,
  grounds: readonly string[],
  surface: string,
): ToneColors<Name> {
  const fill = readable(seed, grounds, 3);
  const on = contrastRatio(white, fill) >= 4.5 ? white : black;
  // Away from the text on it, so that the contrast only increases
  const away = on === white ? black : white;
  const soft = [0.1, 0.15, 0.2].map((share) => mix(surface, seed, share)) as [
    string,
    string,
    string,
  ]; // three shares give three colours
  const colors: ToneColors<'tone'> = {
    tone: fill,
    toneHover: mix(fill, away, 0.12),
    toneActive: mix(fill, away, 0.24),
    toneOn: on,
    toneSoft: soft[0],
    toneSoftHover: soft[1],
    toneSoftActive: soft[2],
    toneText: readable(seed, [...grounds, ...soft], 4.5),
    toneBorder: readable(seed, [...grounds, soft[0]], 3),
  };
  // The keys are those of ToneColors for one tone
  return Object.fromEntries(
    Object.entries(colors).map(([key, value]) => [key.replace('tone', name), value]),
  ) as ToneColors<Name>;
}

/** `rgb(r g b / alpha)` of `#rrggbb`. */
export const translucent = (color: string, alpha: number) => {
  const part = (at: number) => parseInt(color.slice(at, at + 2), 16);
  return `rgb(${part(1)} ${part(3)} ${part(5)} / ${alpha})`;
};

/** All colours of a mode. Every pair of `contrastPairs` holds, whatever the seed. */
export function deriveColors(
  mode: ColorMode,
  { text, surface, focus, tones }: ColorSeed,
): ColorTokens {
  const dark = mode === 'dark';
  const toText = (share: number) => mix(surface, text, share);
  const own = {
    surface,
    ground: dark ? mix(surface, black, 0.3) : toText(0.04),
    surfaceRaised: dark ? mix(surface, white, 0.05) : surface,
    surfaceSunken: dark ? mix(surface, black, 0.15) : toText(0.05),
    surfaceHover: dark ? mix(surface, white, 0.07) : toText(0.03),
  };
  const grounds = [...Object.values(own), toText(TINT)];
  const inverse = dark ? mix(surface, white, 0.16) : text;
  const accent = deriveTone('brandAccent', tones.brandAccent, grounds, surface);
  const accentText = readable(tones.brandAccent, [...grounds, accent.brandAccentSoft], 4.5);
  return {
    ...own,
    text,
    textMuted: readable(mix(text, surface, 0.25), grounds, 5.5),
    textSubtle: readable(mix(text, surface, 0.4), grounds, 4.6),
    link: text,
    linkHover: accent.brandAccentText,
    price: accentText,
    tintHover: translucent(text, TINT),
    tintActive: translucent(text, 0.1),
    inverse,
    inverseText: readable(white, [inverse], 4.5),
    inverseTextMuted: readable(mix(white, inverse, 0.3), [inverse], 4.5),
    inverseFocus: readable(white, [inverse], 3),
    border: toText(dark ? 0.16 : 0.12),
    borderHover: toText(0.3),
    borderStrong: readable(toText(0.45), grounds, 3),
    focus: readable(focus, grounds, 3),
    overlay: translucent(dark ? black : text, 0.6),
    disabled: toText(0.08),
    disabledText: toText(0.5),
    skeleton: toText(0.08),
    skeletonShine: toText(0.04),
    picture: '#f2f2f2',
    pictureText: dark ? surface : text,
    rating: readable('#cf7a00', grounds, 3),
    ratingEmpty: toText(0.2),
    ...accent,
    ...deriveTone('critical', tones.critical, grounds, surface),
    ...deriveTone('positive', tones.positive, grounds, surface),
    ...deriveTone('caution', tones.caution, grounds, surface),
    ...deriveTone('info', tones.info, grounds, surface),
  };
}

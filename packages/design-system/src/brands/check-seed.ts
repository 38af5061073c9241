import { parseColor, toHex } from '../tokens/color';
import { oklchToHex } from '../tokens/oklch';
import type { BrandSeed } from './brand-seed';

const wrong = (what: string, value: unknown, instead: string) =>
  new Error(`createBrand: ${what} is ${JSON.stringify(value) ?? 'missing'}. ${instead}`);

/** Converts any supported colour format to `#rrggbb`. */
function hexOf(what: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const long = text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  try {
    return oklchToHex(text) ?? toHex(parseColor(long));
  } catch {
    throw wrong(what, value, 'Write it as #rrggbb, #rgb or oklch(l c h).');
  }
}

function checkNumber(what: string, value: unknown, least: number) {
  if (typeof value !== 'number' || !(value >= least) || !Number.isFinite(value))
    throw wrong(what, value, `Give a number of px from ${least} on, without a unit.`);
}

const radiusKeys = ['button', 'field', 'card', 'message', 'picture'];

/** Validates the choices of a brand, since callers may not use TypeScript. */
export function checkedSeed(seed: BrandSeed): BrandSeed {
  const { name, accent, ink, radius, rhythm, fonts, focus, tones = {} } = seed;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw wrong('name', name, 'Begin with a small letter, then letters, digits and hyphens.');
  const radii =
    typeof radius === 'object' && radius !== null ? Object.entries(radius) : [['', radius]];
  if (typeof radius === 'object' && radius !== null) checkNumber('radius.button', radius.button, 0);
  for (const [key, value] of radii) {
    if (key && !radiusKeys.includes(String(key)))
      throw wrong(`radius.${String(key)}`, value, `Radii are ${radiusKeys.join(', ')}.`);
    if (value !== undefined || key === '')
      checkNumber(key ? `radius.${String(key)}` : 'radius', value, 0);
  }
  checkNumber('rhythm', rhythm, 1);
  if (!Array.isArray(fonts) || fonts.length === 0 || fonts.some((font) => typeof font !== 'string'))
    throw wrong('fonts', fonts, "Give a list of families: ['Inter', 'Arial'].");
  const meanings = Object.entries(tones).map(([tone, color]) => [
    tone,
    hexOf(`tones.${tone}`, color),
  ]);
  return {
    ...seed,
    accent: hexOf('accent', accent),
    ink: hexOf('ink', ink),
    ...(focus !== undefined && { focus: hexOf('focus', focus) }),
    tones: Object.fromEntries(meanings) as BrandSeed['tones'],
  };
}

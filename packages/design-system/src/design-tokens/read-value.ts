import { parseColor, toHex } from '../tokens/color';

/** A value that does not match its type; the message says what is expected. */
export class WrongValue extends Error {}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const round = (value: number) => Number(value.toFixed(4));

function color(value: unknown): string {
  if (typeof value === 'string') {
    if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
    throw new WrongValue('a color is #rrggbb or an object with colorSpace and components');
  }
  if (!isRecord(value) || value.colorSpace !== 'srgb')
    throw new WrongValue('a color is in the color space srgb; export it as that');
  const { components, alpha = 1 } = value;
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isNumber))
    throw new WrongValue('the components of a color are three numbers from 0 to 1');
  const [red, green, blue] = components.map((part) => Math.round(part * 255)) as [
    number,
    number,
    number,
  ]; // checked above: three components
  const css = `rgb(${red} ${green} ${blue} / ${round(Number(alpha))})`;
  parseColor(css);
  return alpha === 1 ? toHex({ red, green, blue }) : css;
}

const measure =
  (what: string, ...units: string[]) =>
  (value: unknown): string => {
    const text = typeof value === 'string' ? value : undefined;
    const read = isRecord(value) ? `${String(value.value)}${String(value.unit)}` : text;
    const match = /^(-?[\d.]+)([a-z]+)$/.exec(read ?? '');
    if (!match || !units.includes(match[2] ?? ''))
      throw new WrongValue(`${what} is a value with a unit, which is ${units.join(' or ')}`);
    return `${round(Number(match[1]))}${match[2]}`;
  };
const dimension = measure('a dimension', 'px', 'rem');

function shadow(value: unknown): string {
  const layers = Array.isArray(value) ? value : [value];
  return layers
    .map((layer: unknown) => {
      if (!isRecord(layer)) throw new WrongValue('a shadow is a list of layers');
      const { offsetX, offsetY, blur, spread } = layer;
      const parts = [offsetX, offsetY, blur ?? '0px', spread ?? '0px'].map(dimension);
      const { red, green, blue, alpha } = parseColor(color(layer.color));
      return `${parts.join(' ')} rgb(${red} ${green} ${blue} / ${alpha})`;
    })
    .join(', ');
}

const number = (value: unknown) => {
  if (!isNumber(value)) throw new WrongValue('a number is written without a unit');
  return String(value);
};

const quoted = (family: unknown) => {
  if (typeof family !== 'string')
    throw new WrongValue('a font family is a name or a list of names');
  return /[\s\d]/.test(family) ? `"${family}"` : family;
};

const weights: Record<string, string> = {
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
};

const curve = (value: unknown) => {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber))
    throw new WrongValue('a cubicBezier is a list of four numbers');
  return `cubic-bezier(${value.join(', ')})`;
};

/** Converts values of each type to CSS. */
export const readers: Record<string, (value: unknown) => string> = {
  color,
  dimension,
  duration: measure('a duration', 'ms', 's'),
  number,
  shadow,
  fontFamily: (value) => (Array.isArray(value) ? value : [value]).map(quoted).join(', '),
  fontWeight: (value) => weights[String(value).toLowerCase()] ?? number(value),
  cubicBezier: curve,
};

import { breakpoints } from '../tokens/breakpoints';
import { parseColor } from '../tokens/color';
import type { TokenContract } from '../tokens/token-contract';
import { tokenEntries } from '../tokens/token-entries';

/** A token in the Design Tokens format. */
export interface DtcgToken {
  /** Type of the format: `color`, `dimension`, `duration`, `shadow` … */
  $type: string;
  /** The value in the form of its type: a length is `{ value: 8, unit: 'px' }`. */
  $value: unknown;
  /** What the format has no place for; the CSS of a relative length is under `design.vermilion`. */
  $extensions?: Record<string, unknown>;
}

/** Tokens and groups by name. */
export interface DtcgGroup {
  [name: string]: DtcgToken | DtcgGroup;
}

/** `$extensions` key for values that the format does not support. */
export const extension = 'design.vermilion';

const round = (value: number) => Number(value.toFixed(4));

function colorValue(value: string) {
  const { red, green, blue, alpha } = parseColor(value);
  const components = [red, green, blue].map((part) => round(part / 255));
  return { colorSpace: 'srgb', components, alpha };
}

function dimensionValue(value: string) {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(value);
  if (!match) throw new Error(`dtcg: "${value}" is no length in px or rem.`);
  return { value: Number(match[1]), unit: match[2] ?? 'px' };
}

/** `0 8px 24px rgb(…)`, with or without a spread; several separated by commas. */
function shadowValue(value: string) {
  return value.split(/,(?![^(]*\))/).map((layer) => {
    const color = /rgb\([^)]*\)/.exec(layer)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread = '0'] = layer.replace(color, '').trim().split(/\s+/);
    const [x, y, soft] = [offsetX ?? '0', offsetY ?? '0', blur ?? '0'].map(dimensionValue);
    return {
      color: colorValue(color),
      offsetX: x,
      offsetY: y,
      blur: soft,
      spread: dimensionValue(spread),
    };
  });
}

function familyValue(value: string) {
  if (value === 'inherit') return '{font.family.latin}';
  return value.split(',').map((family) => family.trim().replaceAll('"', ''));
}

/** A token in the format; undefined for types that the format lacks (keywords). */
export function toToken([group, kind]: readonly string[], value: string): DtcgToken | undefined {
  if (group === 'color') return { $type: 'color', $value: colorValue(value) };
  if (group === 'shadow') return { $type: 'shadow', $value: shadowValue(value) };
  if (kind === 'family') return { $type: 'fontFamily', $value: familyValue(value) };
  if (kind === 'weight') return { $type: 'fontWeight', $value: Number(value) };
  if (/^-?[\d.]+(px|rem)$/.test(value))
    return { $type: 'dimension', $value: dimensionValue(value) };
  const duration = /^([\d.]+)ms$/.exec(value);
  if (duration) return { $type: 'duration', $value: { value: Number(duration[1]), unit: 'ms' } };
  const curve = /^cubic-bezier\((.*)\)$/.exec(value)?.[1];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  const relative = /^(-?[\d.]+)(%|em)$/.exec(value);
  if (!relative) return undefined;
  const number = Number(relative[1]);
  return {
    $type: 'number',
    $value: relative[2] === '%' ? number / 100 : number,
    $extensions: { [extension]: { css: value } },
  };
}

function put(root: DtcgGroup, path: readonly string[], token: DtcgToken) {
  const name = path[path.length - 1];
  if (name === undefined) return;
  let group: DtcgGroup = root;
  for (const step of path.slice(0, -1)) {
    // Only groups are on the path: tokens have no children
    group = (group[step] ??= {}) as DtcgGroup;
  }
  group[name] = token;
}

/**
 * All tokens of a mode as a Design Tokens file (Design Tokens Community Group, 2025.10). Relative
 * lengths become numbers; keywords are in the file's `$extensions`.
 */
export function toDtcg(tokens: TokenContract) {
  const root: DtcgGroup = {};
  const keywords: Record<string, string> = {};
  for (const { path, value } of tokenEntries(tokens)) {
    const token = toToken(path, value);
    if (token) put(root, path, token);
    else keywords[path.join('.')] = value;
  }
  for (const [name, width] of Object.entries(breakpoints)) {
    put(root, ['breakpoint', name], { $type: 'dimension', $value: { value: width, unit: 'px' } });
  }
  return { ...root, $extensions: { [extension]: { keywords } } };
}

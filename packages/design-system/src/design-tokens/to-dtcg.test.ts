import { describe, expect, it } from 'vitest';
import { brands } from '../brands/all';
import { colorModes, tokensOf } from '../tokens/token-contract';
import { toDtcg } from './to-dtcg';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const has = (value: unknown, rules: Record<string, (part: unknown) => boolean>): boolean =>
  isRecord(value) &&
  Object.keys(value).sort().join() === Object.keys(rules).sort().join() &&
  Object.entries(rules).every(([key, rule]) => rule(value[key]));
const isShare = (value: unknown) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1;
const inUnits =
  (...units: string[]) =>
  (value: unknown) =>
    has(value, { value: isNumber, unit: (unit) => units.includes(String(unit)) });
const isList = (length: number, rule: (part: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length === length && value.every(rule);

const isColor = (value: unknown) =>
  has(value, {
    colorSpace: (space) => space === 'srgb',
    components: isList(3, isShare),
    alpha: isShare,
  });
const isDimension = inUnits('px', 'rem');

/** Value types of the format. */
const rules: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: inUnits('ms', 's'),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
  fontFamily: (value) =>
    value === '{font.family.latin}' ||
    (Array.isArray(value) &&
      value.every((name) => typeof name === 'string' && !/["',]/.test(name))),
  cubicBezier: (value) =>
    isList(4, isNumber)(value) &&
    Array.isArray(value) &&
    [value[0], value[2]].every((x) => isShare(x)),
  shadow: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((layer) =>
      has(layer, {
        color: isColor,
        offsetX: isDimension,
        offsetY: isDimension,
        blur: isDimension,
        spread: isDimension,
      }),
    ),
};

/** All errors of a group: names with reserved characters, tokens with children, invalid values. */
function errorsOf(node: Json, path = ''): string[] {
  if ('$value' in node) {
    const fits = rules[String(node.$type)]?.(node.$value) ?? false;
    const extra = Object.keys(node).filter((key) => !/^\$(type|value|extensions)$/.test(key));
    return [...(fits ? [] : [`${path}: ${JSON.stringify(node)}`]), ...extra];
  }
  return Object.entries(node).flatMap(([name, child]) => {
    if (name === '$extensions') return [];
    if (/^\$|[{}.]/.test(name)) return [`${path}.${name}: a reserved sign`];
    return isRecord(child) ? errorsOf(child, `${path}.${name}`) : [`${path}.${name}: no token`];
  });
}

const looks = brands.flatMap((brand) => colorModes.map((mode) => ({ brand, mode })));

describe.each(looks)('$brand.name.$mode as design tokens', ({ brand, mode }) => {
  const file: Json = JSON.parse(JSON.stringify(toDtcg(tokensOf(brand, mode))));
  it('is valid', () => {
    expect(errorsOf(file)).toEqual([]);
  });
  it('has the values of the brand', () => {
    const tokens = tokensOf(brand, mode);
    expect(file).toHaveProperty('space.md.$value.value', parseInt(tokens.space.md));
    expect(file).toHaveProperty('breakpoint.md.$value', { value: 768, unit: 'px' });
    expect(file.$extensions).toEqual({
      'design.vermilion': {
        keywords: { 'link.decoration': 'underline', 'link.decorationHover': 'underline' },
      },
    });
  });
});

describe('toDtcg', () => {
  it('detects invalid values', () => {
    expect(errorsOf({ a: { $type: 'dimension', $value: '4px' } })).toHaveLength(1);
    expect(errorsOf({ 'a.b': { $type: 'number', $value: 1 } })).toHaveLength(1);
  });
});

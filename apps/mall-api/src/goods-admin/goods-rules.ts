import { type Problem, saleProblems } from '../operator/sale-rules';
import type { Goods, GoodsOption } from './goods';
import { combinationsOf, countOf, nameOfSku } from './options';

/** Most of each that goods can have. */
export const MOST = {
  pictures: 10,
  specifications: 50,
  options: 3,
  values: 50,
  skus: 500,
} as const;

/** Everything about goods that is against a rule, by itself; see `goods-references.ts` for what they refer to. */
export function goodsProblems(goods: Goods): Problem[] {
  return [
    ...textProblems(goods),
    ...pictureProblems(goods),
    ...optionProblems(goods.options),
    ...matrixProblems(goods),
    ...skuProblems(goods),
    ...scheduleProblems(goods),
    ...(goods.state === 'scheduled' || goods.state === 'onSale' ? saleProblems(goods) : []),
  ];
}

const tooMany = (field: keyof typeof MOST, count: number): Problem[] =>
  count > MOST[field] ? [{ field, rule: `must be at most ${MOST[field]}` }] : [];

/** The problems of values that are the same as an earlier one. */
function repeated(values: readonly (string | null)[], fieldAt: (at: number) => string): Problem[] {
  return values.flatMap((value, at) =>
    value !== null && values.indexOf(value) < at
      ? [{ field: fieldAt(at), rule: 'is there twice' }]
      : [],
  );
}

const empty = (text: string, field: string): Problem[] =>
  text === '' ? [{ field, rule: 'must not be empty' }] : [];

function textProblems({ name, unit, specifications }: Goods): Problem[] {
  return [
    ...empty(name, 'name'),
    ...empty(unit, 'unit'),
    ...tooMany('specifications', specifications.length),
    ...specifications.flatMap((one, at) => [
      ...empty(one.name, `specifications.${at}.name`),
      ...empty(one.value, `specifications.${at}.value`),
    ]),
  ];
}

/** A path on this server, or an https address; neither of another kind nor relative to the page. */
const ADDRESS = /^(\/(?!\/)|https:\/\/[^/\s])[^\s"'<>\\]*$/;

function pictureProblems({ pictures, options, skus }: Goods): Problem[] {
  const addresses = [
    ...pictures.map(({ address }, at) => [`pictures.${at}.address`, address] as const),
    ...options.flatMap(({ values }, at) =>
      values.map(({ picture }, no) => [`options.${at}.values.${no}.picture`, picture] as const),
    ),
    ...skus.map(({ picture }, at) => [`skus.${at}.picture`, picture] as const),
  ].filter(([field, address]) => address !== '' || field.startsWith('pictures'));
  return [
    ...tooMany('pictures', pictures.length),
    ...addresses.flatMap(([field, address]) =>
      ADDRESS.test(address) ? [] : [{ field, rule: 'must be a path or an https address' }],
    ),
    ...repeated(
      pictures.map(({ address }) => address),
      (at) => `pictures.${at}.address`,
    ),
  ];
}

/** Storefronts find a sku by its values joined by commas. */
const withComma = (value: string, field: string): Problem[] =>
  value.includes(',') ? [{ field, rule: 'must not contain a comma' }] : [];

function optionProblems(options: readonly GoodsOption[]): Problem[] {
  return [
    ...tooMany('options', options.length),
    ...repeated(
      options.map(({ name }) => name),
      (at) => `options.${at}.name`,
    ),
    ...options.flatMap(({ name, values }, at) => [
      ...empty(name, `options.${at}.name`),
      ...(values.length === 0 || values.length > MOST.values
        ? [{ field: `options.${at}.values`, rule: `must be 1 to ${MOST.values}` }]
        : []),
      ...values.flatMap(({ value }, no) => [
        ...empty(value, `options.${at}.values.${no}.value`),
        ...withComma(value, `options.${at}.values.${no}.value`),
      ]),
      ...repeated(
        values.map(({ value }) => value),
        (no) => `options.${at}.values.${no}.value`,
      ),
    ]),
  ];
}

/** Every combination once, and nothing else. */
function matrixProblems({ options, skus }: Goods): Problem[] {
  const count = countOf(options);
  if (count > MOST.skus) return [{ field: 'options', rule: `make more than ${MOST.skus} skus` }];
  const known = new Set(combinationsOf(options).map(nameOfSku));
  const names = skus.map(({ values }) => nameOfSku(values));
  const foreign = names.flatMap((name, at) =>
    known.has(name) && skus[at]?.values.length === options.length
      ? []
      : [{ field: `skus.${at}.values`, rule: 'must be a value of each option' }],
  );
  const twice = repeated(names, (at) => `skus.${at}.values`);
  if (foreign.length > 0 || twice.length > 0) return [...foreign, ...twice];
  const missing = [...known].find((name) => !names.includes(name));
  return missing === undefined ? [] : [{ field: 'skus', rule: `must have ${missing || 'one'}` }];
}

function skuProblems({ skus }: Goods): Problem[] {
  return [
    ...skus.flatMap(({ priceMinor, oldPriceMinor }, at) =>
      oldPriceMinor !== null && oldPriceMinor < priceMinor
        ? [{ field: `skus.${at}.originalPrice`, rule: 'must not be lower than the price' }]
        : [],
    ),
    ...repeated(
      skus.map(({ code }) => code),
      (at) => `skus.${at}.code`,
    ),
  ];
}

const scheduleProblems = ({ state, onSaleFrom }: Goods): Problem[] =>
  state === 'scheduled' && !onSaleFrom ? [{ field: 'onSaleFrom', rule: 'is required' }] : [];

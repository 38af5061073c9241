import type { ShopKey } from './shops';
import { withNoBreakSpaces } from './translations/spacing';

/** A value of an option; `add` is its surcharge in minor units. */
export interface SpecOption {
  value: string;
  add: number;
}
export interface Spec {
  name: string;
  options: SpecOption[];
}

/** A product as written in the tables of `goods/`. */
export interface GoodsBase {
  shop: ShopKey;
  name: string;
  price: number;
  oldPrice: number | null;
  art: string;
  tint: string | undefined;
  specs: Spec[];
  intro: string;
}
export interface GoodsGroup {
  name: string;
  art: string;
  props: string[];
  /** the shop sends a code or a text instead of a parcel */
  isVirtual: boolean;
  goods: GoodsBase[];
}
/** A first-level category with its groups. */
export interface Trade {
  name: string;
  art: string;
  grounds: string[];
  groups: GoodsGroup[];
}

const VIRTUAL = ' | virtual';

/**
 * Parses a table of goods: `# Category | art | grounds`, `## Group | art | props`, and a line per
 * product: `shop | name | price or price/old price | art, tint | Spec: a, b +4; Spec: … | intro`.
 * `+4` after an option is a surcharge of 4; `| virtual` after a group marks virtual goods.
 */
export function table(text: string): Trade {
  const lines = text.split('\n').map((line) => line.trim());
  const [head = '', ...rest] = lines.filter((line) => line);
  const [name, art, grounds] = cells(head.replace(/^# /, ''), 3);
  const trade: Trade = { name, art, grounds: grounds.split(' '), groups: [] };
  for (const line of rest) {
    if (line.startsWith('## ')) {
      const isVirtual = line.endsWith(VIRTUAL);
      const [name, art, props] = cells(line.slice(3).replace(VIRTUAL, ''), 3);
      trade.groups.push({ name, art, props: props.split(' '), isVirtual, goods: [] });
    } else trade.groups.at(-1)?.goods.push(goods(line));
  }
  return trade;
}

function goods(line: string): GoodsBase {
  const [shop, name, prices, look, specs, intro] = cells(line, 6);
  const [price = '', oldPrice] = prices.split('/');
  const [art = '', tint] = look.split(' ');
  return {
    shop: shop as ShopKey, // invalid keys are found by the test of the tables
    name,
    price: minor(price),
    oldPrice: oldPrice ? minor(oldPrice) : null,
    art,
    tint,
    specs: specs.split(';').map(spec),
    intro: withNoBreakSpaces(intro),
  };
}

function spec(text: string): Spec {
  const [name = '', options = ''] = text.split(':');
  return {
    name: name.trim(),
    options: options.split(',').map((option) => {
      const [value = '', add] = option.split(/\s\+(?=[\d.]+\s*$)/);
      return { value: value.trim(), add: add ? minor(add) : 0 };
    }),
  };
}

const minor = (price: string) => Math.round(Number(price) * 100);

/** A fixed number of cells; throws with the line otherwise. */
function cells<N extends 3 | 6>(line: string, count: N) {
  const found = line.split('|').map((cell) => cell.trim());
  if (found.length !== count) throw new Error(`Expected ${count} cells: ${line}`);
  return found as N extends 3
    ? [string, string, string]
    : [string, string, string, string, string, string]; // the length was checked above
}

import { localStore } from '../browser/storage';

/** Recently viewed goods. Without a price, which may have changed. */
export interface RecentGoods {
  id: number;
  name: string;
  /** The language of the name. */
  locale: string;
  imageSrc: string;
}

const KEY = 'recentGoods';
const MAX_GOODS = 13;

const isRecent = (one: unknown): one is RecentGoods => {
  const { id, ...texts } = (one ?? {}) as Partial<Record<keyof RecentGoods, unknown>>;
  const { name, locale, imageSrc } = texts;
  return Number.isInteger(id) && [name, locale, imageSrc].every((text) => typeof text === 'string');
};

/** Goods recently viewed in this browser, newest first. */
export function recentGoods(): RecentGoods[] {
  try {
    const goods: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(goods) ? goods.filter(isRecent).slice(0, MAX_GOODS) : [];
  } catch {
    return [];
  }
}

const store = (goods: readonly RecentGoods[]) =>
  localStore.setItem(KEY, JSON.stringify(goods.slice(0, MAX_GOODS)));

/** Adds goods at the top. */
export function rememberGoods({ id, name, locale, imageSrc }: RecentGoods) {
  const others = recentGoods().filter((other) => other.id !== id);
  store([{ id, name, locale, imageSrc }, ...others]);
}

/** Replaces the names of goods, by id, with those in another language. */
export function renameGoods(names: ReadonlyMap<number, string>, locale: string) {
  const rename = (one: RecentGoods): RecentGoods => {
    const name = names.get(one.id);
    return name === undefined ? one : { ...one, name, locale };
  };
  store(recentGoods().map(rename));
}

export const forgetGoods = () => localStore.removeItem(KEY);

import { localStore } from '../browser/storage';

/** Recently viewed goods. Without a price, which may have changed. */
export interface RecentGoods {
  id: number;
  name: string;
  imageSrc: string;
}

const KEY = 'recentGoods';
const MOST = 13;

const isRecent = (one: unknown): one is RecentGoods => {
  const { id, name, imageSrc } = (one ?? {}) as Partial<Record<keyof RecentGoods, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && typeof imageSrc === 'string';
};

/** Goods recently viewed in this browser, newest first. */
export function recentGoods(): RecentGoods[] {
  try {
    const goods: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(goods) ? goods.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Adds goods at the top. */
export function rememberGoods({ id, name, imageSrc }: RecentGoods) {
  const others = recentGoods().filter((other) => other.id !== id);
  localStore.setItem(KEY, JSON.stringify([{ id, name, imageSrc }, ...others].slice(0, MOST)));
}

export const forgetGoods = () => localStore.removeItem(KEY);

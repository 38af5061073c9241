import { useEffect } from 'react';
import type { RecentGoods } from './recent-goods';

/** Shorter visits do not count as views. */
const LOOKED_MS = 1500;

/** Adds the viewed goods to the recently viewed ones. */
export function useRememberGoods(goods: RecentGoods) {
  const { id, name, locale, imageSrc } = goods;
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./recent-goods').then(
        (part) => part.rememberGoods({ id, name, locale, imageSrc }),
        () => undefined,
      );
    }, LOOKED_MS);
    return () => clearTimeout(timer);
  }, [id, name, locale, imageSrc]);
}

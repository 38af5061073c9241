import type { RefObject } from 'react';
import { LIST_HEIGHT, OPTION_HEIGHT } from './option';

type Key = string | number;

interface Indexed {
  getItem: (key: Key) => { index?: number } | null;
  size: number;
}

/** A layout delegate for the page keys: options that are not rendered have the same height too. */
export const layoutOf = (box: RefObject<HTMLElement | null>, options: Indexed) => ({
  getItemRect: (key: Key | null) => {
    const index = key === null ? undefined : options.getItem(key)?.index;
    if (index === undefined) return null;
    return { x: 0, y: index * OPTION_HEIGHT, width: 100, height: OPTION_HEIGHT };
  },
  getVisibleRect: () => ({
    x: 0,
    y: box.current?.scrollTop ?? 0,
    width: 100,
    height: box.current?.clientHeight || LIST_HEIGHT,
  }),
  getContentSize: () => ({ width: 100, height: options.size * OPTION_HEIGHT }),
});

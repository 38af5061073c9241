import type { RefObject } from 'react';
import { LIST_HEIGHT, OPTION_HEIGHT } from './option';
import type { Row } from './rows';

type Key = string | number;

/** A layout delegate for the page keys: options that are not rendered have the same height too. */
export const layoutOf = (box: RefObject<HTMLElement | null>, rows: readonly Row[]) => ({
  getItemRect: (key: Key | null) => {
    const row = rows.find(({ node }) => node && node.key === key);
    return row ? { x: 0, y: row.top, width: 100, height: OPTION_HEIGHT } : null;
  },
  getVisibleRect: () => ({
    x: 0,
    y: box.current?.scrollTop ?? 0,
    width: 100,
    height: box.current?.clientHeight || LIST_HEIGHT,
  }),
  getContentSize: () => ({ width: 100, height: rows.length * OPTION_HEIGHT }),
});

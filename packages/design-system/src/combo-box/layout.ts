import type { RefObject } from 'react';
import { LIST_HEIGHT, lineHeight } from './option';
import type { Row } from './rows';

type Key = string | number;

/** A layout delegate for the page keys: options that are not rendered have the same height too. */
export const layoutOf = (box: RefObject<HTMLElement | null>, rows: readonly Row[]) => ({
  getItemRect: (key: Key | null) => {
    const row = rows.find(({ node }) => node && node.key === key);
    const height = lineHeight(box.current, rows.length);
    return row ? { x: 0, y: row.at * height, width: 100, height } : null;
  },
  getVisibleRect: () => ({
    x: 0,
    y: box.current?.scrollTop ?? 0,
    width: 100,
    height: box.current?.clientHeight || LIST_HEIGHT,
  }),
  getContentSize: () => ({
    width: 100,
    height: rows.length * lineHeight(box.current, rows.length),
  }),
});

import type { RefObject } from 'react';
import { lineHeight } from './option';
import type { Row } from './rows';
import { VISIBLE } from './use-option-window';

type Key = string | number;

/** A layout delegate for the page keys, in lines: options that are not rendered have a place too. */
export const layoutOf = (box: RefObject<HTMLElement | null>, rows: readonly Row[]) => ({
  getItemRect: (key: Key | null) => {
    const row = rows.find(({ node }) => node && node.key === key);
    return row ? { x: 0, y: row.at, width: 1, height: 1 } : null;
  },
  getVisibleRect: () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const line = lineHeight(box.current, rows.length);
    return { x: 0, y: scrollTop / line, width: 1, height: clientHeight / line || VISIBLE };
  },
  getContentSize: () => ({ width: 1, height: rows.length }),
});

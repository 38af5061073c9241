import type { Subject } from '../images/recipe';

/** Parses short subjects: `🫖` or `mug #93a98a`. */
export const subjects = (...list: string[]): Subject[] =>
  list.map((entry) => {
    const [art = '', tint] = entry.split(' ');
    return { art, tint };
  });

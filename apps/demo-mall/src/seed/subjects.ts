import type { Subject } from '../images/recipe';

/** Subjects written short: `🫖` or `mug #93a98a`. */
export const subjects = (...list: string[]): Subject[] =>
  list.map((entry) => {
    const [art = '', tint] = entry.split(' ');
    return { art, tint };
  });

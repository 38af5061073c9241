import type { MegaMenuEntry } from '@vermilion/design-system/mega-menu';
import type { CategoryNode } from './types';

const link = ({ href, name }: CategoryNode) => ({ href, label: name });

/**
 * Categories as entries of the menu: what lies below one is a group with its links where there is a
 * third level, else a plain link. `allOf` names the link to everything in a category.
 */
export const toEntries = (
  categories: readonly CategoryNode[],
  allOf: (name: string) => string,
): MegaMenuEntry[] =>
  categories.map((category) => {
    const { id, name, href, children } = category;
    const deep = children.some((child) => child.children.length > 0);
    const groups = deep
      ? children.map((child) => ({ ...link(child), links: child.children.map(link) }))
      : [{ links: children.map(link) }];
    return {
      ...link(category),
      id: String(id),
      ...(children.length > 0 && { groups, all: { href, label: allOf(name) } }),
    };
  });

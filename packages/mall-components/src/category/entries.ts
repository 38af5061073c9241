import type { MegaMenuEntry } from '@vermilion/design-system/mega-menu';
import type { ReactNode } from 'react';
import type { CategoryNode } from './types';

const link = ({ href, name }: CategoryNode) => ({ href, label: name });

/**
 * Categories as menu entries: one with a third level below it is a group with links, others are plain links.
 * `allOf` is the label of the link to everything in a category, `extraOf` what follows its links.
 */
export const toEntries = (
  categories: readonly CategoryNode[],
  allOf: (name: string) => string,
  extraOf?: (category: CategoryNode) => ReactNode,
): MegaMenuEntry[] =>
  categories.map((category) => {
    const { id, name, href, children = [] } = category;
    const deep = children.some((child) => child.children?.length);
    const groups = deep
      ? children.map((child) => ({ ...link(child), links: (child.children ?? []).map(link) }))
      : [{ links: children.map(link) }];
    return {
      ...link(category),
      id: String(id),
      ...(children.length > 0 && {
        groups,
        all: { href, label: allOf(name) },
        extra: extraOf?.(category),
      }),
    };
  });

import type { CategoryNode } from '@vermilion/api-client';
import { useMemo } from 'react';
import { useCategories } from './use-categories';

const allOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...allOf(node.childList ?? [])]);

/** Finds the name of a category of any level; none is found until the categories are loaded. */
export function useCategoryName(): (id: number) => string | undefined {
  const categories = useCategories();
  return useMemo(() => {
    const names = new Map(allOf(categories).map(({ id, name }) => [id, name]));
    return (id) => names.get(id);
  }, [categories]);
}

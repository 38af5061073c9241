import type { CategoryNode } from '@vermilion/api-client';
import type { Breadcrumb } from '@vermilion/design-system/breadcrumbs';
import { paths } from '../page-params/paths';

/** The breadcrumbs of a category; empty when it is not in the tree. */
export function categoryBreadcrumbs(
  tree: readonly CategoryNode[],
  id: number | undefined,
): Breadcrumb[] {
  for (const node of tree) {
    const crumb = { label: node.name, href: paths.search({ cid: node.id }) };
    if (node.id === id) return [crumb];
    const below = categoryBreadcrumbs(node.childList ?? [], id);
    if (below.length) return [crumb, ...below];
  }
  return [];
}

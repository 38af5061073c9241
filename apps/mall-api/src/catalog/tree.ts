/** A stored category: its parent by id, 0 for none. */
export interface CategoryRow {
  id: number;
  pid: number;
  name: string;
  icon: string | null;
  level: number;
  sort: number;
}

export interface CategoryNode extends CategoryRow {
  isShow: boolean;
  childList: CategoryNode[];
}

/** Converts rows in display order into a tree. A row whose parent is hidden is omitted. */
export function toTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>();
  for (const row of rows) nodes.set(row.id, { ...row, isShow: true, childList: [] });
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const siblings = node.pid === 0 ? roots : nodes.get(node.pid)?.childList;
    siblings?.push(node);
  }
  return roots;
}

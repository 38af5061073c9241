import type { ComboBoxOption } from './combo-box-props';

/** An option in the collection of react-stately. */
export interface OptionNode {
  key: string | number;
  value: ComboBoxOption | null;
}

/** A row of the list: an option or a group heading. */
export interface Row {
  node?: OptionNode;
  group: string | undefined;
  /** Number of its section; every change of group begins another. */
  section: number;
  /** Index among all rows. */
  index: number;
}

/** The rows of a list, with a heading where a group begins. */
export function rowsOf(options: Iterable<OptionNode>): Row[] {
  const rows: Row[] = [];
  let section = 0;
  const add = (group: string | undefined, node?: OptionNode) =>
    rows.push({ node, group, section, index: rows.length });
  for (const node of options) {
    const group = node.value?.group;
    if (group !== rows.at(-1)?.group) {
      section += 1;
      if (group !== undefined) add(group);
    }
    add(group, node);
  }
  return rows;
}

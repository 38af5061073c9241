import type { StyleRule } from '@vanilla-extract/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../tokens/layers.css';

/** A grid that declares no columns has one that wide content does not widen, not `auto`. */
const withColumn = (rule: StyleRule): StyleRule =>
  rule.display === 'grid' && !rule.gridTemplateColumns
    ? { gridAutoColumns: 'minmax(0, 1fr)', ...rule }
    : rule;

const inComponents = (rule: StyleRule): StyleRule => {
  const { '@layer': _none, ...content } = rule;
  return { '@layer': { [layers.components]: withColumn(content) } };
};

/** `style()` inside the components layer, after other classes. Only for `*.css.ts` files of this package. */
export const componentStyle = (rule: StyleRule, ...others: string[]) =>
  style([...others, inComponents(rule)]);

/** `styleVariants()` inside the components layer: one class for each key, after the common classes. */
export const componentVariants = <Key extends string | number>(
  rules: Record<Key, StyleRule>,
  ...others: string[]
) => styleVariants(rules, (rule) => [...others, inComponents(rule)]);

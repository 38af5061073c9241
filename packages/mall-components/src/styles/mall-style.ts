import type { StyleRule } from '@vanilla-extract/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';

/** A grid that declares no columns has one that wide content does not widen, not `auto`. */
const withColumn = (rule: StyleRule): StyleRule =>
  rule.display === 'grid' && !rule.gridTemplateColumns
    ? { gridAutoColumns: 'minmax(0, 1fr)', ...rule }
    : rule;

const inMall = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.mall]: withColumn(rule) } });

/** `style()` in the mall layer: it overrides the primitives, and an app's CSS overrides it. */
export const mallStyle = (rule: StyleRule) => style(inMall(rule));

/** `styleVariants()` in the mall layer: one class per key. */
export const mallVariants = <Key extends string | number>(rules: Record<Key, StyleRule>) =>
  styleVariants(rules, inMall);

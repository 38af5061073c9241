import type { StyleRule } from '@vanilla-extract/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';

const inMall = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.mall]: rule } });

/** `style()` in the mall layer: it overrides the primitives, and an app's CSS overrides it. */
export const mallStyle = (rule: StyleRule) => style(inMall(rule));

/** `styleVariants()` in the mall layer: one class per key. */
export const mallVariants = <Key extends string | number>(rules: Record<Key, StyleRule>) =>
  styleVariants(rules, inMall);

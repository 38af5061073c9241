import type { StyleRule } from '@vanilla-extract/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '@vermilion/design-system/styles';

const inMall = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.mall]: rule } });

/** `style()` inside the mall layer, so that it wins over the primitives and an app's CSS over it. */
export const mallStyle = (rule: StyleRule) => style(inMall(rule));

/** `styleVariants()` inside the mall layer: one class for each key. */
export const mallVariants = <Key extends string | number>(rules: Record<Key, StyleRule>) =>
  styleVariants(rules, inMall);

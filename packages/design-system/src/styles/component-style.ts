import type { StyleRule } from '@vanilla-extract/css';
import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const inComponents = (rule: StyleRule): StyleRule => {
  const { '@layer': _none, ...content } = rule;
  return { '@layer': { [layers.components]: content } };
};

/** `style()` inside the components layer. Only for `*.css.ts` files of this package. */
export const componentStyle = (rule: StyleRule) => style(inComponents(rule));

/** `styleVariants()` inside the components layer: one class for each key. */
export const componentVariants = <Key extends string | number>(rules: Record<Key, StyleRule>) =>
  styleVariants(rules, inComponents);

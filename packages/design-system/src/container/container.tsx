import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import * as styles from './container.css';

export type ContainerProps = PropsOf<'div', AsChild>;

/**
 * The page column: content of at most 1280 px, 1600 px in windows of 1760 px or more, with gutters
 * at the window's edge.
 */
export function Container({ asChild, ...rest }: ContainerProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...mergeProps({ 'data-component': 'container', className: styles.container }, rest)}
    />
  );
}

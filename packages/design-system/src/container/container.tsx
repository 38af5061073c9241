import type { AsChild, PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { Slot } from '../internal/slot';
import * as styles from './container.css';

export type ContainerProps = PropsOf<'div', AsChild>;

/** The page column: 1280 px of content at most, 1600 from windows of 1760 px on, fluid below, with gutters at the window's edge. */
export function Container({ asChild, ...rest }: ContainerProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...mergeProps({ 'data-component': 'container', className: styles.container }, rest)}
    />
  );
}

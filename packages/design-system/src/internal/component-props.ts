import type { ComponentPropsWithRef, ElementType } from 'react';

/** A component's own props over everything its element takes, `ref` included. */
export type PropsOf<Element extends ElementType, Own> = Own &
  Omit<ComponentPropsWithRef<Element>, keyof Own>;

/** Props of a component that can style its only child instead of an own element. */
export interface AsChild {
  /** Render the only child instead of an own element, with these styles and props. */
  asChild?: boolean;
}

/** Attributes for a component's outermost element, where its other props go to a control inside. */
export type RootProps<Element extends ElementType = 'div'> = Omit<
  ComponentPropsWithRef<Element>,
  'children'
> & { [data: `data-${string}`]: string | number | undefined };

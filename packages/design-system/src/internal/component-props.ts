import type { ComponentPropsWithRef, ElementType } from 'react';

/** A component's own props over those of its element, `ref` included. */
export type PropsOf<Element extends ElementType, Own> = Own &
  Omit<ComponentPropsWithRef<Element>, keyof Own>;

/** Props of a component that can render its only child in place of its element. */
export interface AsChild {
  /** Renders the only child, with these styles and props, instead of an own element. */
  asChild?: boolean;
}

/** Attributes of a component's root element, where other props go to a control inside. */
export type RootProps<Element extends ElementType = 'div'> = Omit<
  ComponentPropsWithRef<Element>,
  'children'
> & { [data: `data-${string}`]: string | number | undefined };

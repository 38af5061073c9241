'use client';
import type { DisclosureChangeDetail } from '../disclosure/disclosure';
import type { HeadingLevel } from '../heading/heading';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import * as styles from './accordion.css';
import { AccordionContext } from './accordion-context';

/** Why an item opens or closes. `foundInPage`: the browser's search of the page found its content. */
export type AccordionChangeDetail = DisclosureChangeDetail;

export type AccordionProps = PropsOf<
  'div',
  {
    /** Heading level of the items in the page's outline. */
    level: HeadingLevel;
    /** Values of the open items; uncontrolled without it. */
    value?: readonly string[];
    /** Values of the items that are open at first, where it keeps them itself. Default: `[]`. */
    defaultValue?: readonly string[];
    onValueChange?: (value: readonly string[], detail: AccordionChangeDetail) => void;
    /** Whether several items can be open at once. Otherwise opening one closes the other. */
    multiple?: boolean;
  }
>;

const none: readonly string[] = [];

/** Related sections that expand below their headings: one AccordionItem each. */
export function Accordion({
  level,
  value,
  defaultValue = none,
  onValueChange,
  multiple = false,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControlledState(value, defaultValue, onValueChange);
  const change = (item: string, opens: boolean, detail: AccordionChangeDetail) => {
    const others = open.filter((other) => other !== item);
    if (opens) setOpen(multiple ? [...others, item] : [item], detail);
    else setOpen(others, detail);
  };
  return (
    <AccordionContext value={{ level, open, change }}>
      <div {...mergeProps({ 'data-component': 'accordion', className: styles.accordion }, rest)} />
    </AccordionContext>
  );
}

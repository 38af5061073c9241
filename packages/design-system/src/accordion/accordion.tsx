'use client';
import type { DisclosureChangeDetail } from '../disclosure/disclosure';
import type { HeadingLevel } from '../heading/heading';
import type { PropsOf } from '../internal/component-props';
import { mergeProps } from '../internal/merge-props';
import { useControlledState } from '../internal/use-controlled-state';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';

export type AccordionChangeDetail = DisclosureChangeDetail;

export type AccordionProps = PropsOf<
  'div',
  {
    /** Level of the items' headings in the outline of the page. */
    level: HeadingLevel;
    /** Values of the open items; without it the accordion keeps its own. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    onValueChange?: (value: readonly string[], detail: AccordionChangeDetail) => void;
    /** Several may be open at once; otherwise opening one closes the other. */
    multiple?: boolean;
  }
>;

const none: readonly string[] = [];

/** Sections of one subject that open below their headings: an AccordionItem for each. */
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
